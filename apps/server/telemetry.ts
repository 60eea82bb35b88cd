import { createNoopMeter, type Meter } from '@opentelemetry/api'
import type { Role } from './config.ts'

export interface TelemetryWishes {
  /** The port for Prometheus; undefined without one. */
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

/** Opens what an operator has asked to see; where they asked for nothing, nothing is measured and nothing is sent. */
export async function openTelemetry({ metrics, roles, environment }: TelemetryWishes): Promise<Telemetry> {
  const [sendsMetrics, sendsTraces] = [goesTo(environment, 'METRICS'), goesTo(environment, 'TRACES')]
  if (!metrics && !sendsMetrics && !sendsTraces)
    return { meter: createNoopMeter(), close: async () => undefined }
  const { openSdk } = await import('./telemetry-sdk.ts')
  const { meter, close } = await openSdk({ metrics, roles, environment, sendsMetrics, sendsTraces })
  return { meter: meter ?? createNoopMeter(), close }
}
