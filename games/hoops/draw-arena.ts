import { drawRoomPlates } from '#kit/game/rooms/room-plates.ts'
import type { Stage } from '#kit/game/stage.ts'
import { isShared, matchOf, secondOf, type Arena } from './arena.ts'
import { drawKeys, nameButtons } from './names-art.ts'
import { drawPlay, scoreBoard } from './picture.ts'
import { lookOf } from './purse.ts'
import { drawReplay } from './replay-art.ts'
import { factsOf } from '#kit/game/rooms/shown-room.ts'
import { drawWaiting, waitingPlan } from './waiting-art.ts'

/** Below the scoreboard. */
const PLATES_AT = 92

/** Choices shown before a match. */
export const waitingOf = ({ size, mode, locker, isChallenge }: Arena) =>
  waitingPlan(size, {
    isDuel: mode === 'duel' || mode === 'together',
    hasCup: mode === 'cup' && locker.cup !== null && !isChallenge,
  })

/** The court with its board, hands and what lies over it. */
export function drawArena(arena: Arena, at: Stage) {
  const { backdrop, shown, canvas, size, tape } = arena
  if (!backdrop || !shown) return
  const { pen } = at
  const match = matchOf(arena)
  drawPlay(pen, {
    ...arena,
    frame: shown,
    backdrop,
    ratio: canvas.width / size.width,
    ballTurn: arena.turn,
    paint: lookOf(arena.locker.owned),
  })
  scoreBoard(pen, {
    size,
    kits: arena.kits,
    goals: arena.goals,
    clock: arena.clock,
    isHot: match.isOvertime || match.clock < 600,
    shot: arena.shot,
  })
  if (tape.at !== undefined || (match.phase === 'scored' && arena.phase === 'playing' && !arena.room))
    drawReplay(pen, arena, tape.at !== undefined)
  if (tape.at === undefined && arena.phase !== 'ended') drawHands(pen, arena, match)
  if (arena.room) drawRoomPlates(pen, { size, top: PLATES_AT, words: arena }, factsOf(arena.room))
  if (arena.phase === 'waiting') drawWaiting(pen, arena, waitingOf(arena), at.time)
}

/** Ticks for which the buttons show their names. */
const NAMED_TICKS = 360

/** Buttons for touch, names of keys for a keyboard. */
function drawHands(pen: CanvasRenderingContext2D, arena: Arena, match: ReturnType<typeof matchOf>) {
  const { pads, text, size, plan, thumbs, isTouch, phase } = arena
  if (!isTouch) return drawKeys(pen, { size, isDuel: isShared(arena), hasPass: match.setup.team === 2, text })
  // A low canvas has no space for both the buttons and the choice of stars.
  if (phase === 'waiting' && !plan.isUpright) return
  thumbs.draw(pen, {
    seats: pads,
    meters: [0, secondOf(arena)].map((at) => match.players[at]?.meter ?? 0),
    hasBall: [match.ball.owner === 0, match.ball.owner === secondOf(arena)],
    isOver: !plan.hasDeck,
  })
  if (match.tick < NAMED_TICKS) nameButtons(pen, pads, text)
}
