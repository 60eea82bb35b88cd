import { SpanKind, SpanStatusCode, trace, type Meter } from '@opentelemetry/api'
import { BRAND_PREFIX } from '#kit/brand/brand.ts'
import type { Outgoing } from './answers.ts'

/** Bucket bounds in seconds: fast calls, slow ones, and slower than anybody should wait. */
const BOUNDARIES = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 20]

/** `refused` is a refusal of the product, `failed` is our own fault. */
const outcomeOf = ({ status, answer }: Outgoing) =>
  answer.error === null ? 'ok' : status >= 500 ? 'failed' : 'refused'

export type MeasureCall = (wire: string, work: () => Promise<Outgoing>) => Promise<Outgoing>

/** Records duration and outcome of every call, with a span where tracing is enabled. */
export function measureCalls(meter: Meter): MeasureCall {
  const duration = meter.createHistogram('islet.call.duration.seconds', {
    description: 'How long calls of the API take',
    unit: 's',
    advice: { explicitBucketBoundaries: BOUNDARIES },
  })
  const tracer = trace.getTracer(BRAND_PREFIX)
  return (wire, work) =>
    tracer.startActiveSpan(`call ${wire}`, { kind: SpanKind.SERVER }, async (span) => {
      const begun = performance.now()
      try {
        const outgoing = await work()
        const outcome = outcomeOf(outgoing)
        duration.record((performance.now() - begun) / 1000, { call: wire, outcome })
        span.setAttribute('islet.outcome', outgoing.answer.error?.msg ?? 'ok')
        if (outcome === 'failed') span.setStatus({ code: SpanStatusCode.ERROR })
        return outgoing
      } finally {
        span.end()
      }
    })
}
