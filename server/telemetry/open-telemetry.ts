import { context, propagation, trace, type Attributes } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-http'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchLogRecordProcessor, LoggerProvider } from '@opentelemetry/sdk-logs'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Registry } from 'prom-client'
import * as v from 'valibot'
import { producerOf } from './registry-producer.ts'

/** Milliseconds. */
const METRICS_EVERY = 60_000

export type Telemetry = {
  /** Takes the lines of the log. */
  lines: { write: (line: string) => void }
  exportMetrics: (registry: Registry) => void
  close: () => Promise<void>
}

/**
 * Sends traces, metrics and logs by OTLP over HTTP. The address, headers, certificates and time limits are those of the
 * standard settings OTEL_EXPORTER_OTLP_*; the name of the service is OTEL_SERVICE_NAME.
 */
export function openTelemetry(settings: NodeJS.ProcessEnv): Telemetry {
  const resource = resourceFromAttributes({ 'service.name': 'prat' }).merge(
    detectResources({ detectors: [envDetector] }),
  )
  const share = settings['OTEL_TRACES_SAMPLER_ARG'] === undefined ? 1 : Number(settings['OTEL_TRACES_SAMPLER_ARG'])
  const traces = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  })
  const logs = new LoggerProvider({
    resource,
    processors: [new BatchLogRecordProcessor({ exporter: new OTLPLogExporter() })],
  })
  const logger = logs.getLogger('prat')
  let meters: MeterProvider | undefined

  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(traces)

  return {
    lines: { write: (line) => logger.emit(recordOf(line)) },
    exportMetrics: (registry) => {
      meters = new MeterProvider({
        resource,
        readers: [
          new PeriodicExportingMetricReader({
            exporter: new OTLPMetricExporter(),
            exportIntervalMillis: Number(settings['OTEL_METRIC_EXPORT_INTERVAL'] ?? METRICS_EVERY),
            metricProducers: [producerOf(registry, resource)],
          }),
        ],
      })
    },
    close: async () => {
      await Promise.allSettled([traces.shutdown(), logs.shutdown(), meters?.shutdown()])
      trace.disable()
      context.disable()
      propagation.disable()
    },
  }
}

const Line = v.looseObject({
  level: v.number(),
  time: v.number(),
  msg: v.optional(v.string(), ''),
  'event.name': v.optional(v.string()),
})
/** OpenTelemetry numbers its severities 1 to 24, four to each of ours. */
const severityOf = (level: number) => Math.min(21, Math.max(1, (level / 10 - 1) * 4 + 1))

function recordOf(line: string) {
  const { level, time, msg, 'event.name': eventName, ...rest } = v.parse(Line, JSON.parse(line))
  const attributes: Attributes = {}
  for (const [name, value] of Object.entries(rest))
    attributes[name] =
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
        ? value
        : JSON.stringify(value)
  return {
    timestamp: time,
    severityNumber: severityOf(level),
    body: msg,
    attributes,
    ...(eventName !== undefined && { eventName }),
  }
}
