import { hydrated } from '#kit/game/beside/hydrated.ts'
import { isAlone, type Context, type Match } from './match.ts'
import { readTrick, TRICK_HASH, type Trick } from './tricks.ts'

/** The trick shot in the page's address; tells when it is damaged or belongs to another game. */
export function sentTrick({ host, text, definition }: Context): Trick | undefined {
  if (!location.hash.startsWith(TRICK_HASH)) return undefined
  const trick = readTrick(location.hash.slice(TRICK_HASH.length), definition.game)
  // No toast is shown before hydration.
  void hydrated().then(() => host.toast(text(trick ? 'trick.goal' : 'trick.bad')))
  return trick
}

/** The buttons of practice load late and disappear with an opponent. */
export function placeBar(match: Match, canvas: HTMLCanvasElement) {
  match.bar?.destroy()
  match.bar = undefined
  if (!isAlone(match)) return
  void Promise.all([import('./trick-bar.ts'), hydrated()]).then(
    ([{ openTrickBar }]) => {
      if (!isAlone(match) || !canvas.isConnected || match.bar) return
      match.bar = openTrickBar(match, canvas.parentElement!)
      match.bar.place(match.layout)
    },
    () => match.host.toast(match.text('trick.failed')),
  )
}
