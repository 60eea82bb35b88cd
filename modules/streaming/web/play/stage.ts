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
export type Stage =
  | { readonly status: 'opening'; readonly step: OpeningStep }
  | { readonly status: 'playing' }
  /** The connection broke; the play waits until then. */
  | { readonly status: 'reconnecting'; readonly until: Instant; readonly hadPicture: boolean }
  /** Another tab or device goes on with it. */
  | { readonly status: 'elsewhere' }
  /** There is nothing to play. */
  | { readonly status: 'refused'; readonly refusal: string }
  | { readonly status: 'ended'; readonly ending: Ending }

export type StageEvent =
  | { readonly type: 'joined' | 'starting' | 'welcome' | 'picture' | 'takenBack' }
  | { readonly type: 'refused'; readonly refusal: string }
  | { readonly type: 'end'; readonly reason: EndReason }
  | { readonly type: 'closed'; readonly code: number }
  /** Time has passed. */
  | { readonly type: 'tick' }

export const firstStage: Stage = { status: 'opening', step: 'seat' }

const isOver = (stage: Stage) =>
  stage.status === 'ended' || stage.status === 'refused' || stage.status === 'elsewhere'

/** One step forward, never back: a host that restarts sends `starting` again. */
function forward(stage: Stage, step: OpeningStep): Stage {
  if (stage.status !== 'opening') return stage
  return OPENING_STEPS.indexOf(step) > OPENING_STEPS.indexOf(stage.step) ? { status: 'opening', step } : stage
}

/** What an event makes of a stage. */
export function advance(stage: Stage, event: StageEvent, now: Instant): Stage {
  if (event.type === 'takenBack') return stage.status === 'elsewhere' ? firstStage : stage
  if (isOver(stage)) return stage
  switch (event.type) {
    case 'joined':
    case 'starting':
      return forward(stage, 'game')
    case 'welcome':
      return forward(stage, 'picture')
    case 'picture':
      return { status: 'playing' }
    case 'refused':
      // A player who was playing is told of the end; one who never got in, of the reason.
      return stage.status === 'reconnecting' && stage.hadPicture
        ? { status: 'ended', ending: 'gone' }
        : { status: 'refused', refusal: event.refusal }
    case 'end':
      return event.reason === 'replaced' ? { status: 'elsewhere' } : { status: 'ended', ending: event.reason }
    case 'closed':
      return closed(stage, event.code, now)
    case 'tick':
      return stage.status === 'reconnecting' && now >= stage.until
        ? { status: 'ended', ending: 'gone' }
        : stage
  }
}

function closed(stage: Stage, code: number, now: Instant): Stage {
  if (code === STREAM_CLOSE.replaced) return { status: 'elsewhere' }
  if (code === STREAM_CLOSE.ended) return { status: 'ended', ending: 'gone' }
  if (code === UNSUPPORTED_BROWSER) return { status: 'ended', ending: 'unsupported' }
  // A second break does not lengthen the grace: the play waits since the first.
  if (stage.status === 'reconnecting') return stage
  const hadPicture = stage.status === 'playing'
  return { status: 'reconnecting', until: after(now, RECONNECT_GRACE), hadPicture }
}
