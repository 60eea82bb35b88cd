import type { Meter } from '@opentelemetry/api'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { MeterProvider, PeriodicExportingMetricReader, type MetricReader } from '@opentelemetry/sdk-metrics'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import { BRAND_PREFIX } from '#kit/brand/brand.ts'
import type { TelemetryWishes } from './telemetry.ts'

export interface SdkWishes extends Pick<TelemetryWishes, 'metrics' | 'roles' | 'environment'> {
  readonly sendsMetrics: boolean
  readonly sendsTraces: boolean
}

/** Starts the export of metrics and traces; it has many packages, so this file loads only if telemetry is on. */
export async function openSdk({ metrics, roles, environment, sendsMetrics, sendsTraces }: SdkWishes) {
  const resource = resourceFromAttributes({
    'service.name': environment['OTEL_SERVICE_NAME'] ?? BRAND_PREFIX,
    'service.instance.id': `${environment['HOSTNAME'] ?? 'local'}:${process.pid}`,
    'islet.roles': roles.join(','),
  })
  const readers: MetricReader[] = []
  if (metrics) readers.push(await servedMetrics(metrics))
  if (sendsMetrics) readers.push(new PeriodicExportingMetricReader({ exporter: new OTLPMetricExporter() }))
  const meters = readers.length > 0 ? new MeterProvider({ resource, readers }) : undefined
  const spans = sendsTraces
    ? new NodeTracerProvider({ resource, spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())] })
    : undefined
  spans?.register()
  const meter: Meter | undefined = meters?.getMeter(BRAND_PREFIX)
  return {
    meter,
    async close() {
      await Promise.allSettled([meters?.shutdown(), spans?.shutdown()])
    },
  }
}

/** A separate port, so that players cannot reach it. */
async function servedMetrics({ host, port }: { host: string; port: number }): Promise<MetricReader> {
  const exporter = new PrometheusExporter({ host, port, preventServerStart: true })
  await exporter.startServer()
  return exporter
}
