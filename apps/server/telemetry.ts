import { createNoopMeter, type Meter } from '@opentelemetry/api'
import type { Role } from './config.ts'

export interface TelemetryWishes {
  /** The endpoint for Prometheus; undefined without one. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined
  readonly roles: readonly Role[]
  /** Standard OpenTelemetry variables: OTEL_EXPORTER_OTLP_ENDPOINT and similar. */
  readonly environment: Readonly<Record<string, string | undefined>>
}

export interface Telemetry {
  readonly meter: Meter
  /** Sends pending data. */
  close(): Promise<void>
}

const goesTo = (environment: TelemetryWishes['environment'], kind: 'TRACES' | 'METRICS') =>
  Boolean(environment['OTEL_EXPORTER_OTLP_ENDPOINT'] ?? environment[`OTEL_EXPORTER_OTLP_${kind}_ENDPOINT`])

/** Starts the telemetry that the operator has configured; by default nothing is measured or sent. */
export async function openTelemetry({ metrics, roles, environment }: TelemetryWishes): Promise<Telemetry> {
  const [sendsMetrics, sendsTraces] = [goesTo(environment, 'METRICS'), goesTo(environment, 'TRACES')]
  if (!metrics && !sendsMetrics && !sendsTraces)
    return { meter: createNoopMeter(), close: async () => undefined }
  const { openSdk } = await import('./telemetry-sdk.ts')
  const { meter, close } = await openSdk({ metrics, roles, environment, sendsMetrics, sendsTraces })
  return { meter: meter ?? createNoopMeter(), close }
}
