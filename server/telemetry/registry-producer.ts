import { ValueType, type Attributes, type HrTime } from '@opentelemetry/api'
import type { Resource } from '@opentelemetry/resources'
import {
  AggregationTemporality,
  DataPointType,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics'
import type { Registry } from 'prom-client'
import * as v from 'valibot'

const Value = v.object({
  value: v.number(),
  labels: v.record(v.string(), v.union([v.string(), v.number()])),
  metricName: v.optional(v.string()),
})
const Metric = v.object({
  name: v.string(),
  help: v.string(),
  type: v.picklist(['counter', 'gauge', 'histogram', 'summary']),
  values: v.array(Value),
})
type Metric = v.InferOutput<typeof Metric>

/** The metrics of /metrics, declared once, in the shape OpenTelemetry exports. */
export function producerOf(registry: Registry, resource: Resource): MetricProducer {
  const startTime = hrTime()
  return {
    collect: async () => {
      const found = v.parse(v.array(Metric), await registry.getMetricsAsJSON())
      const times = { startTime, endTime: hrTime() }
      const metrics = found.flatMap((metric) => dataOf(metric, times))
      return { resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'prat' }, metrics }] }, errors: [] }
    },
  }
}

type Times = { startTime: HrTime; endTime: HrTime }

function dataOf({ name, help, type, values }: Metric, times: Times): MetricData[] {
  const base = {
    descriptor: { name, description: help, unit: '', valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  }
  if (type === 'summary') return []
  if (type === 'histogram')
    return [{ ...base, dataPointType: DataPointType.HISTOGRAM, dataPoints: histograms(name, values, times) }]
  const dataPoints = values.map(({ value, labels }) => ({ ...times, attributes: labels, value }))
  return type === 'counter'
    ? [{ ...base, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }]
    : [{ ...base, dataPointType: DataPointType.GAUGE, dataPoints }]
}

/** Prometheus counts a value in every bucket above it, OpenTelemetry in one. */
function histograms(name: string, values: Metric['values'], times: Times) {
  const points = new Map<string, { attributes: Attributes; value: Histogram; below: number }>()
  for (const { value, labels, metricName } of values) {
    const { le, ...attributes } = labels
    const key = JSON.stringify(attributes)
    const point = points.get(key) ?? {
      attributes,
      value: { buckets: { boundaries: [], counts: [] }, count: 0 },
      below: 0,
    }
    points.set(key, point)
    const { buckets } = point.value
    if (metricName === `${name}_sum`) point.value.sum = value
    else if (metricName === `${name}_count`) point.value.count = value
    else {
      buckets.counts.push(value - point.below)
      point.below = value
      if (le !== '+Inf') buckets.boundaries.push(Number(le))
    }
  }
  return [...points.values()].map(({ attributes, value }) => ({ ...times, attributes, value }))
}

function hrTime(): HrTime {
  const now = Date.now()
  return [Math.floor(now / 1000), (now % 1000) * 1_000_000]
}
