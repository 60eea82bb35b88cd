import { createNoopMeter, type Meter } from '@opentelemetry/api'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { MeterProvider, PeriodicExportingMetricReader, type MetricReader } from '@opentelemetry/sdk-metrics'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import { BRAND_PREFIX } from '#kit/brand/brand.ts'
import type { Role } from './config.ts'

export interface TelemetryWishes {
  /** Where Prometheus asks; nothing when nobody does. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined
  readonly roles: readonly Role[]
  /** Standard names of OpenTelemetry: OTEL_EXPORTER_OTLP_ENDPOINT and its like. */
  readonly environment: Readonly<Record<string, string | undefined>>
}

export interface Telemetry {
  readonly meter: Meter
  /** Sends what is left. */
  close(): Promise<void>
}

const goesTo = (environment: TelemetryWishes['environment'], kind: 'TRACES' | 'METRICS') =>
  Boolean(environment['OTEL_EXPORTER_OTLP_ENDPOINT'] ?? environment[`OTEL_EXPORTER_OTLP_${kind}_ENDPOINT`])

/** Opens what an operator has asked to see; where he asked for nothing, nothing is measured and nothing is sent. */
export async function openTelemetry({ metrics, roles, environment }: TelemetryWishes): Promise<Telemetry> {
  const resource = resourceFromAttributes({
    'service.name': environment['OTEL_SERVICE_NAME'] ?? BRAND_PREFIX,
    'service.instance.id': `${environment['HOSTNAME'] ?? 'local'}:${process.pid}`,
    'islet.roles': roles.join(','),
  })
  const readers: MetricReader[] = []
  if (metrics) readers.push(await servedMetrics(metrics))
  if (goesTo(environment, 'METRICS'))
    readers.push(new PeriodicExportingMetricReader({ exporter: new OTLPMetricExporter() }))
  const meters = readers.length > 0 ? new MeterProvider({ resource, readers }) : undefined
  const spans = goesTo(environment, 'TRACES')
    ? new NodeTracerProvider({ resource, spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())] })
    : undefined
  spans?.register()
  return {
    meter: meters?.getMeter(BRAND_PREFIX) ?? createNoopMeter(),
    async close() {
      await Promise.allSettled([meters?.shutdown(), spans?.shutdown()])
    },
  }
}

/** A door of its own, so that no player finds it. */
async function servedMetrics({ host, port }: { host: string; port: number }): Promise<MetricReader> {
  const exporter = new PrometheusExporter({ host, port, preventServerStart: true })
  await exporter.startServer()
  return exporter
}
