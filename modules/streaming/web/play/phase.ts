import { after, type Instant } from '#kit/time/time.ts'
import { RECONNECT_GRACE, type EndReason } from '../../model.ts'
import { STREAM_CLOSE } from '../../rules/close-codes.ts'
import { UNSUPPORTED_BROWSER } from '../stream.ts'

/** What has to happen before the first picture, in this order. */
export const OPENING_STEPS = ['seat', 'game', 'picture'] as const
export type OpeningStep = (typeof OPENING_STEPS)[number]

/** `gone`: it ended while the page was disconnected. `unsupported`: this browser cannot show it. */
export type Ending = EndReason | 'gone' | 'unsupported'

/** Where a play is, as its player sees it. */
export type Phase =
  | { readonly status: 'opening'; readonly step: OpeningStep }
  | { readonly status: 'playing' }
  /** The connection broke; the play waits until then. */
  | { readonly status: 'reconnecting'; readonly until: Instant; readonly hadPicture: boolean }
  /** Another tab or device goes on with it. */
  | { readonly status: 'elsewhere' }
  /** There is nothing to play. */
  | { readonly status: 'refused'; readonly refusal: string }
  | { readonly status: 'ended'; readonly ending: Ending }

export type PhaseEvent =
  | { readonly type: 'joined' | 'starting' | 'welcome' | 'picture' | 'takenBack' }
  | { readonly type: 'refused'; readonly refusal: string }
  | { readonly type: 'end'; readonly reason: EndReason }
  | { readonly type: 'closed'; readonly code: number }
  /** Time has passed. */
  | { readonly type: 'tick' }

export const firstPhase: Phase = { status: 'opening', step: 'seat' }

const isOver = (phase: Phase) =>
  phase.status === 'ended' || phase.status === 'refused' || phase.status === 'elsewhere'

/** One step forward, never back: a host that restarts sends `starting` again. */
function forward(phase: Phase, step: OpeningStep): Phase {
  if (phase.status !== 'opening') return phase
  return OPENING_STEPS.indexOf(step) > OPENING_STEPS.indexOf(phase.step) ? { status: 'opening', step } : phase
}

/** What an event makes of a phase. */
export function advance(phase: Phase, event: PhaseEvent, now: Instant): Phase {
  if (event.type === 'takenBack') return phase.status === 'elsewhere' ? firstPhase : phase
  if (isOver(phase)) return phase
  switch (event.type) {
    case 'joined':
    case 'starting':
      return forward(phase, 'game')
    case 'welcome':
      return forward(phase, 'picture')
    case 'picture':
      return { status: 'playing' }
    case 'refused':
      // A player who was playing is told of the end; one who never got in, of the reason.
      return phase.status === 'reconnecting' && phase.hadPicture
        ? { status: 'ended', ending: 'gone' }
        : { status: 'refused', refusal: event.refusal }
    case 'end':
      return event.reason === 'replaced' ? { status: 'elsewhere' } : { status: 'ended', ending: event.reason }
    case 'closed':
      return closed(phase, event.code, now)
    case 'tick':
      return phase.status === 'reconnecting' && now >= phase.until
        ? { status: 'ended', ending: 'gone' }
        : phase
  }
}

function closed(phase: Phase, code: number, now: Instant): Phase {
  if (code === STREAM_CLOSE.replaced) return { status: 'elsewhere' }
  if (code === STREAM_CLOSE.ended) return { status: 'ended', ending: 'gone' }
  if (code === UNSUPPORTED_BROWSER) return { status: 'ended', ending: 'unsupported' }
  // A second break does not lengthen the grace: the play waits since the first.
  if (phase.status === 'reconnecting') return phase
  const hadPicture = phase.status === 'playing'
  return { status: 'reconnecting', until: after(now, RECONNECT_GRACE), hadPicture }
}
