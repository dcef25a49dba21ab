import { readdirSync, readFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { PORT_NAMES } from '#contracts/ports/ports.ts'
import { openApiOf } from './open-api.ts'
import { openApiRoutes } from './open-api-routes.ts'

test.each(PORT_NAMES)('ORD-05 the OpenAPI document of %s is valid 3.1 and current', async (name) => {
  const document = openApiOf(name)
  const validator = new Validator()
  const { valid, errors } = await validator.validate(structuredClone(document))
  expect([valid, errors, validator.version]).toEqual([true, undefined, '3.1'])
  const written: unknown = JSON.parse(readFileSync(`docs/api/${name}.json`, 'utf8'))
  expect(written, 'run npm run openapi').toEqual(JSON.parse(JSON.stringify(document)))
})

test('ORD-05 there is a document for every port, and no other', () => {
  expect(readdirSync('docs/api').toSorted()).toEqual(PORT_NAMES.map((name) => `${name}.json`).toSorted())
})

test('ORD-05 the portal serves the document of each port, and of no other', async () => {
  const app = openApiRoutes()
  const served = await app.request('/orders.json')
  expect(await served.json()).toMatchObject({ openapi: '3.1.0', info: { title: 'Order placement (mobile)' } })
  expect((await app.request('/nothing.json')).status).toBe(404)
})
