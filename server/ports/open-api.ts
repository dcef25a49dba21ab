import { toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { osloDay, type Day } from '#contracts/kernel/days.ts'
import { namesInPath, type Operation, type Port } from '#contracts/ports/port.ts'
import { PORTS, type PortName } from '#contracts/ports/ports.ts'
import { SIGNATURE, TIMESTAMP } from '#server/gateways/ports/signature.ts'

type Json = Record<string, unknown>

/** Examples are made for this day, so that the files change only with the declarations. */
const EXAMPLE_DAY: Day = osloDay(Date.parse('2026-12-01T11:00:00Z'))

/** The OpenAPI 3.1 document of a port: what an outside system has to serve, and what it reports to the portal. */
export function openApiOf(name: PortName): Json {
  const port: Port = PORTS[name]
  const paths: Record<string, Json> = {}
  for (const [id, operation] of Object.entries(port.operations))
    paths[operation.path] = { ...paths[operation.path], [operation.method.toLowerCase()]: operationOf(id, operation) }
  const reported = port.later && port.operations[port.later.act]
  return {
    openapi: '3.1.0',
    info: {
      title: port.title,
      version: '1',
      description: [
        `The portal calls these below the address in its setting ${port.setting}${port.orElse ? `, else in ${port.orElse}` : ''}.`,
        `Every request is signed: ${SIGNATURE} is "sha256=" and the hex HMAC-SHA256, with the shared secret, of method, path with query, ${TIMESTAMP} (Unix seconds) and body, with a line feed between each. Refuse another signature, or a timestamp more than 300 seconds away, with 401.`,
        'The same Idempotency-Key is the same request, and gets the same answer.',
      ].join('\n\n'),
    },
    paths,
    ...(reported && { webhooks: { [name]: { post: reportOf(name, reported) } } }),
    ...(port.news && { webhooks: { [name]: { post: newsOf(name, port.news) } } }),
    components: {
      securitySchemes: {
        signature: { type: 'apiKey', in: 'header', name: SIGNATURE },
        timestamp: { type: 'apiKey', in: 'header', name: TIMESTAMP },
      },
    },
    security: [{ signature: [], timestamp: [] }],
  }
}

function operationOf(id: string, operation: Operation): Json {
  const { summary, method, path, input, output, idempotent, outcomes, samples } = operation
  const { properties = {}, required = [] } = schemaOf(input, 'input')
  const inPath = namesInPath(path)
  const parameters = [
    ...inPath.map((name) => ({ name, in: 'path', required: true, schema: properties[name] ?? {} })),
    ...Object.entries(properties)
      .filter(([name]) => method === 'GET' && !inPath.includes(name))
      .map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema })),
    ...(idempotent === 'key'
      ? [{ name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string', maxLength: 200 } }]
      : []),
  ]
  const body = {
    type: 'object',
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !inPath.includes(name))),
    required: required.filter((name) => !inPath.includes(name)),
  }
  const examples = Object.fromEntries(
    Object.keys(outcomes).flatMap((outcome) => {
      const sample = samples[outcome]?.(EXAMPLE_DAY)
      return sample ? [[outcome, { summary: `Answered with ${outcome}`, value: sample }]] : []
    }),
  )
  const told = Object.entries(outcomes).map(([outcome, meaning]) => `- \`${outcome}\`: ${meaning}`)
  return {
    operationId: id,
    summary,
    ...(parameters.length > 0 && { parameters }),
    ...(method !== 'GET' && {
      requestBody: { required: true, content: { 'application/json': { schema: body, examples } } },
    }),
    responses: {
      200: { description: told.join('\n'), content: { 'application/json': { schema: schemaOf(output, 'output') } } },
      400: { description: 'The request is not of this shape.' },
      401: { description: 'Not signed, or not in time.' },
      ...(inPath.length > 0 && { 404: { description: 'Nothing is known of this.' } }),
    },
  }
}

const reportOf = (name: PortName, { output }: Operation): Json => ({
  summary: `POST /services/hooks/${name} at the portal: a later outcome, signed as the portal's requests are`,
  description: 'Repeat it until it is answered by 200. A report that was taken before is answered by 200 too.',
  requestBody: {
    required: true,
    content: {
      'application/json': {
        schema: {
          type: 'object',
          properties: {
            id: { type: 'string', description: 'Of this report; the same when it is repeated.' },
            key: { type: 'string', description: 'The Idempotency-Key of the request.' },
            answer: schemaOf(output, 'output'),
          },
          required: ['id', 'key', 'answer'],
        },
      },
    },
  },
  responses: {
    200: { description: 'Taken.' },
    401: { description: 'Not signed, or not in time.' },
    404: { description: 'No request of the portal has this key.' },
  },
})

const newsOf = (name: PortName, { summary, schema }: NonNullable<Port['news']>): Json => ({
  summary: `POST /services/hooks/${name} at the portal: ${summary}; signed as the portal's requests are`,
  description:
    '`id` is of this report, the same when it is repeated. Repeat it until it is answered by 200: `taken` is false for one that was taken before, and for what the portal knows nothing of.',
  requestBody: { required: true, content: { 'application/json': { schema: schemaOf(schema, 'input') } } },
  responses: {
    200: { description: 'Taken.' },
    401: { description: 'Not signed, or not in time.' },
    503: { description: 'The portal could not take it now. Repeat it.' },
  },
})

function schemaOf(schema: v.GenericSchema, typeMode: 'input' | 'output') {
  const { $schema: _, ...converted } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode,
    errorMode: 'ignore',
  })
  const { properties, required } = converted
  return { ...converted, ...(properties && { properties }), ...(required && { required }) }
}
