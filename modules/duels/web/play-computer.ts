import type { Play } from '#kit/game/play.ts'

/** A game of the page that is not played alone says whom it is played against. */
const OPPONENT = 'opponent'
const FRIEND = 'friend'

/** Brings the board of the page before the player, with a game against the computer that is not over. */
export function playComputer(play: Play): void {
  const { options, phase } = play.state()
  const opponent = options.find(({ id }) => id === OPPONENT)
  const computer = opponent?.choices.find(({ value }) => value !== FRIEND)
  if (opponent?.value === FRIEND && computer) play.setOption(OPPONENT, computer.value)
  else if (phase === 'ended') play.again()
  play.resume()
  // A sheet that closes gives the focus back to what opened it: the board has it after that.
  requestAnimationFrame(() => {
    play.canvas.scrollIntoView({ block: 'center' })
    play.canvas.focus({ preventScroll: true })
  })
}
