import type { Play } from '#kit/game/play.ts'

/** Option of games with two sides: who is the opponent. */
const OPPONENT = 'opponent'
const FRIEND = 'friend'

/** Scrolls to the page's board, with an unfinished game against the computer. */
export function playComputer(play: Play): void {
  const { options, phase } = play.state()
  const opponent = options.find(({ id }) => id === OPPONENT)
  const computer = opponent?.choices.find(({ value }) => value !== FRIEND)
  if (opponent?.value === FRIEND && computer) play.setOption(OPPONENT, computer.value)
  else if (phase === 'ended') play.again()
  play.resume()
  // A closing sheet returns focus to its opener; the board takes it afterwards.
  requestAnimationFrame(() => {
    play.canvas.scrollIntoView({ block: 'center' })
    play.canvas.focus({ preventScroll: true })
  })
}
