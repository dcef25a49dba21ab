import { context, propagation, SpanKind, SpanStatusCode, trace, type Attributes, type Span } from '@opentelemetry/api'

const tracer = trace.getTracer('prat')

/** Attributes must never hold personal data. Without OTEL_EXPORTER_OTLP_ENDPOINT no span is made. */
export function traced<T>(
  name: string,
  attributes: Attributes,
  work: (span: Span) => Promise<T>,
  kind: SpanKind = SpanKind.INTERNAL,
): Promise<T> {
  return tracer.startActiveSpan(name, { attributes, kind }, async (span) => {
    try {
      return await work(span)
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      span.setAttribute('error.type', error instanceof Error ? error.name : typeof error)
      throw error
    } finally {
      span.end()
    }
  })
}

/** The headers by which the next system goes on with this trace. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {}
  propagation.inject(context.active(), headers)
  return headers
}

/** What a line of the log carries, so that it is found from its trace. */
export function traceOfLine(): { trace_id?: string } {
  const span = trace.getActiveSpan()?.spanContext()
  return span ? { trace_id: span.traceId } : {}
}

/** Runs `work` in the trace that another system began. */
export const continued = <T>(headers: Record<string, string>, work: () => T): T =>
  context.with(propagation.extract(context.active(), headers), work)
