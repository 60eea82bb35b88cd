import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { raceBoard } from '#apps/testing/dice-player.ts'
import { definitions } from '#games/race-boards/definitions.ts'
import { set } from '#games/race-boards/family.ts'
import { placesOf, SIZE } from '#games/race-boards/places.ts'
import { spotsOf } from '#games/race-boards/position.ts'
import { fromWire } from '#kit/contract/renamed.ts'
import { answer } from '#kit/game/duel/family.ts'
import { reachBeside } from '#kit/game/duel/reach.ts'
import { roomOf } from '#kit/game/duel/room.ts'
import { LIMITS } from '#kit/testing/limits.ts'
import { duelsCalls, type ShownDuel } from '#modules/duels/calls.ts'
import { turnsIn } from '#modules/duels/rules/duel.ts'
import { openPage, signedIn, visit } from './browser.ts'
import { about, isYours, press, reason, say, standing, touch, touchSurely, yours } from './duel-steps.ts'
import { word } from './words.ts'

const game = definitions.find(({ id }) => id === 'hypergammon')!
const timers = (page: Page) => page.locator('main [role="timer"]')

/** The latest state of the duel that these pages have received. */
function toldTo(...pages: readonly Page[]) {
  let newest: ShownDuel | undefined
  for (const page of pages)
    page.on('response', async (response) => {
      if (!/game\/duel\/(info|join|move)$/.test(response.url())) return
      // The responses of a closed page cannot be read.
      const { result } = (await response.json().catch(() => ({}))) as { result?: unknown }
      const told = (fromWire(duelsCalls.readDuel.result, result ?? {}) as { duel?: ShownDuel }).duel
      if (told && (!newest || told.moveCount >= newest.moveCount)) newest = told
    })
  return { now: () => newest! }
}

/** Distance in pixels at which a touch beside a spot is tested. */
const SURE_REACH = 2

/** Makes a move by touching its spots; if only one can be played, touches just beside it. */
async function raceMove(page: Page, path: string, legal: readonly string[]) {
  const canvas = page.locator('main canvas')
  await canvas.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await canvas.boundingBox())!
  const { centre, spotAt, cell } = placesOf(roomOf({ width, height }, SIZE.x / SIZE.y).board)
  const reach = reachBeside(cell)
  const played = new Set(legal.flatMap((one) => spotsOf(one)))
  for (const spot of spotsOf(path)) {
    const at = centre(spot)
    const past = { x: at.x, y: at.y + cell / 2 + reach * 0.7 }
    const besides = [past, { x: at.x, y: at.y + 2 * cell }].map(spotAt)
    const isAlone = besides.every((beside) => beside !== undefined && !played.has(beside))
    if (reach > SURE_REACH && isAlone) await touch(page, x + past.x, y + past.y)
    else await touchSurely(page, x + at.x, y + at.y)
  }
}

// Two browsers make some forty moves.
test(
  'a phone and a desktop play a match with dice and a clock by link to its end, then a rematch',
  { timeout: 3 * LIMITS.test },
  async () => {
    const [ann, ben] = await Promise.all([openPage({ isMobile: true }), openPage()])
    const told = toldTo(ann, ben)
    await visit(ann, `/g/${game.slug}`)
    await signedIn(ann)
    await ann.getByRole('button', { name: word('catalog', 'game.menu'), exact: true }).click()
    await press(ann, 'begins.me')
    await ann.getByRole('button', { name: '5+3', exact: true }).click()
    await press(ann, 'menu.open')
    await standing(ann).getByText(say('state.waiting')).waitFor()
    const address = new URL(ann.url()).pathname + new URL(ann.url()).search
    await visit(ben, address)
    await standing(ben).getByText(about('state.theirs')).waitFor()

    /** The side on turn makes its best move; waits until both pages show it. */
    async function move() {
      const duel = told.now()
      const { position, legal } = raceBoard(game, duel)
      const best = answer(set, { game: game.id, position, strength: 3, seed: 1 })
      expect(legal).toContain(best)
      const page = duel.turn === 0 ? ann : ben
      await expect
        .poll(
          async () => {
            // A board that is still loading does not react to touches.
            if (told.now().moveCount === duel.moveCount && (await isYours(page)))
              await raceMove(page, best, legal)
            return told.now().moveCount
          },
          { timeout: LIMITS.event, interval: 2000 },
        )
        .toBe(duel.moveCount + 1)
    }

    // A double on the first turn is four moves of one side, and no clock runs before both sides have had a turn.
    while (told.now().moveCount < 5 || turnsIn(told.now().moves) < 2) await move()
    await expect.poll(() => timers(ann).first().textContent(), { timeout: LIMITS.event }).not.toBe('5:00')
    // A reload, and going back, restores board and dice.
    await ann.reload()
    await standing(ann).waitFor()
    await move()
    await ben.goBack()
    await ben.goForward()
    await standing(ben).waitFor()
    while (told.now().status === 'running') await move()

    const [winner, loser] = told.now().winner === 0 ? [ann, ben] : [ben, ann]
    await standing(winner).getByText(say('state.won')).waitFor()
    await standing(loser).getByText(about('state.wins')).waitFor()
    await press(loser, 'act.again')
    await reason(winner).getByText(about('why.againWished')).waitFor()
    await press(winner, 'act.again')
    await yours(ben)
    expect(new URL(ben.url()).search).not.toBe(new URL(address, ben.url()).search)
  },
)
