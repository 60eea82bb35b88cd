import type { GameDefinition } from './contract.ts'
import type { WatchSpeed } from './watching.ts'
import { type Watching, isTimed, tell, advance, rewind, endSoon, setPace } from './watch-run.ts'

const PRESS_EVERY_MS = 160
const MOST_PRESSES = 40
const END_AFTER_MS = 1100

/** Taps and presses keys until time passes: a view waits for its player to begin. */
export function begin<Definition extends GameDefinition, Input>(watching: Watching<Definition, Input>) {
  clearInterval(watching.pressTimer)
  let attempt = 0
  watching.pressTimer = setInterval(() => {
    if (watching.at > 0 || attempt >= MOST_PRESSES) clearInterval(watching.pressTimer)
    else if (watching.phase !== 'paused' || watching.target !== undefined) watching.wishes.press(attempt++)
  }, PRESS_EVERY_MS)
}

/** Shows the board immediately, without animation. */
function showBoard<Definition extends GameDefinition, Input>(watching: Watching<Definition, Input>) {
  if (watching.handle.undone) return watching.handle.undone()
  watching.mountAnew()
}

function makeMove<Definition extends GameDefinition, Input>(watching: Watching<Definition, Input>) {
  const before = watching.at
  watching.mayApply = true
  if (watching.handle.follow) watching.handle.follow(watching.inputs[watching.at]!)
  watching.mayApply = false
  if (watching.at !== before) return
  advance(watching)
  showBoard(watching)
}

export function nextTurn<Definition extends GameDefinition, Input>(watching: Watching<Definition, Input>) {
  clearTimeout(watching.turnTimer)
  if (watching.phase !== 'playing') return
  if (watching.at >= watching.inputs.length) return endSoon(watching, END_AFTER_MS)
  watching.turnTimer = setTimeout(() => {
    makeMove(watching)
    nextTurn(watching)
  }, watching.turnMs / watching.speed)
}

function seekTurns<Definition extends GameDefinition, Input>(
  watching: Watching<Definition, Input>,
  wish: number,
) {
  if (wish < watching.at) rewind(watching)
  while (watching.at < wish && watching.sim.status === 'playing')
    watching.sim.apply(watching.inputs[watching.at++]!)
  showBoard(watching)
  tell(watching)
  nextTurn(watching)
}

function seekTime<Definition extends GameDefinition, Input>(
  watching: Watching<Definition, Input>,
  wish: number,
) {
  if (wish === watching.at) return
  if (wish < watching.at) {
    const { seed, level } = watching.wishes.replay
    watching.handle.restart({ seed, level })
    begin(watching)
  }
  watching.target = wish > 0 ? wish : undefined
  setPace(watching)
  // Seeking needs a running view, even if the run is paused afterwards.
  watching.handle.resume()
  tell(watching)
  if (wish === 0 && watching.phase === 'paused') watching.handle.pause()
}

export function pause<Definition extends GameDefinition, Input>(watching: Watching<Definition, Input>) {
  if (watching.phase !== 'playing') return
  watching.phase = 'paused'
  clearTimeout(watching.turnTimer)
  clearTimeout(watching.endTimer)
  if (isTimed(watching.wishes) && watching.target === undefined) watching.handle.pause()
  tell(watching)
}

export function resume<Definition extends GameDefinition, Input>(watching: Watching<Definition, Input>) {
  if (watching.phase !== 'paused') return
  watching.phase = 'playing'
  watching.handle.resume()
  if (watching.at === watching.inputs.length) endSoon(watching, END_AFTER_MS)
  if (!isTimed(watching.wishes)) nextTurn(watching)
  tell(watching)
}

export function setSpeed<Definition extends GameDefinition, Input>(
  watching: Watching<Definition, Input>,
  speed: WatchSpeed,
) {
  watching.speed = speed
  setPace(watching)
  if (!isTimed(watching.wishes)) nextTurn(watching)
  tell(watching)
}

export function seek<Definition extends GameDefinition, Input>(
  watching: Watching<Definition, Input>,
  wish: number,
) {
  const { length } = watching.inputs
  const goal = Math.max(0, Math.min(length, Math.round(wish)))
  if (watching.phase === 'ended' && goal < length) watching.phase = 'playing'
  if (isTimed(watching.wishes)) seekTime(watching, goal)
  else seekTurns(watching, goal)
}
