import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { tileRoom } from '#games/dominoes/room.ts'
import { legalMoves } from '#games/dominoes/rules.ts'
import { sealed } from '#games/dominoes/sealed.ts'
import { isLay, layIn, type DominoState } from '#games/dominoes/state.ts'
import { tableOf } from '#games/dominoes/table.ts'
import { definitions as shedding } from '#games/shedding/definitions.ts'
import type { ShedState } from '#games/shedding/state.ts'
import { NO_TILE } from '#games/dominoes/tiles.ts'
import { fromWire } from '#kit/contract/renamed.ts'
import { isFaceDown } from '#kit/game/cards/face-down.ts'
import { LIMITS } from '#kit/testing/limits.ts'
import { duelsCalls, type ShownDuel } from '#modules/duels/calls.ts'
import { openPage, signedIn, visit } from './browser.ts'
import { about, press, reason, say, standing, touch, yours } from './duel-steps.ts'
import { said, word } from './words.ts'

const game = sealed.definitions.find(({ id }) => id === 'draw-dominoes')!
const twist = game.twist!
const MOVES = 8

/** Records everything that a page receives, and the duel as it knows it. */
function toldTo<State = DominoState>(page: Page) {
  const payloads: string[] = []
  const sights = new Map<number, State>()
  let newest: ShownDuel | undefined
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => payloads.push(String(payload))),
  )
  page.on('response', async (response) => {
    if (!response.url().includes('/api/')) return
    // The responses of a closed page cannot be read.
    const text = await response.text().catch(() => '')
    payloads.push(text)
    if (!/game\/duel\/(info|join|begin|move|here|resign)$/.test(response.url())) return
    const { result } = JSON.parse(text || '{}') as { result?: unknown }
    const { duel } = fromWire(duelsCalls.readDuel.result, result ?? {}) as { duel?: ShownDuel }
    if (!duel?.sight) return
    if (duel.status === 'running') sights.set(duel.moveCount, JSON.parse(duel.sight) as State)
    if (!newest || duel.moveCount >= newest.moveCount) newest = duel
  })
  return { payloads, sights, now: () => newest, count: () => newest?.moveCount ?? -1 }
}
type Told = ReturnType<typeof toldTo<DominoState>>

/** Plays the first tile that fits by touch, or any legal move by keyboard. */
async function move(page: Page, told: Told, byFinger: boolean) {
  await yours(page)
  const count = told.count()
  const sight = told.sights.get(count)!
  const moves = legalMoves(twist, sight)
  const [first] = moves
  const canvas = page.locator('main canvas')
  await canvas.scrollIntoViewIfNeeded()
  await canvas.focus()
  const { x, y, width, height } = (await canvas.boundingBox())!
  await expect
    .poll(
      async () => {
        if (told.count() > count) return told.count()
        const tile = isLay(first!) ? layIn(first!).tile : undefined
        const isPlain = tile !== undefined && moves.filter((one) => layIn(one).tile === tile).length === 1
        if (byFinger && isPlain) {
          const room = tileRoom({ width, height }, Math.max(7, sight.hands[0]!.length), false)
          const spot = tableOf(twist, sight, room).spots.get(tile)!
          await touch(page, x + spot.x, y + spot.y)
        } else await page.keyboard.press('Enter')
        return told.count()
      },
      { timeout: LIMITS.event, interval: 1000 },
    )
    .toBe(count + 1)
}

test(
  'a phone and a desktop play dominoes by link, and neither page ever gets a tile of the other',
  { timeout: 2 * LIMITS.test },
  async () => {
    const [ann, ben] = await Promise.all([openPage({ isMobile: true }), openPage()])
    const [annTold, benTold] = [toldTo(ann), toldTo(ben)]
    await visit(ann, `/g/${game.slug}`)
    await signedIn(ann)
    await ann.getByRole('button', { name: word('catalog', 'game.menu'), exact: true }).click()
    // The deal decides who begins.
    expect(await ann.getByText(say('begins.me'), { exact: true }).count()).toBe(0)
    await ann.getByRole('button', { name: '5+3', exact: true }).click()
    await press(ann, 'menu.open')
    await standing(ann).getByText(say('state.waiting')).waitFor()
    // The cover is shown until there is a hand.
    const cover = ann.locator('[data-stage] img')
    await cover.waitFor()
    const address = new URL(ann.url()).pathname + new URL(ann.url()).search
    await visit(ben, address)
    await cover.waitFor({ state: 'detached' })

    /** Waits until both pages show the same moves. */
    async function level() {
      await expect
        .poll(() => [annTold.count(), benTold.count()].toSorted().join(), { timeout: LIMITS.event })
        .toMatch(/^(\d+),\1$/)
      return benTold.now()!
    }
    for (let count = 0; count < MOVES; count++) {
      const { turn, seat } = await level()
      if (turn !== seat) await move(ann, annTold, true)
      else await move(ben, benTold, false)
    }
    // A reload restores the hand.
    await ann.reload()
    await standing(ann).waitFor()
    await level()

    for (const [one, other] of [
      [annTold, benTold],
      [benTold, annTold],
    ] as const) {
      const both = [...one.sights].filter(([count]) => other.sights.has(count))
      expect(both.length).toBeGreaterThan(MOVES / 2)
      for (const [count, { hands, stock }] of both) {
        const theirs = other.sights.get(count)!.hands[0]!
        expect(theirs).not.toContain(NO_TILE)
        expect(hands[1]).toEqual(theirs.map(() => NO_TILE))
        expect([...hands[0]!, ...stock].filter((tile) => theirs.includes(tile))).toEqual([])
      }
      // No socket message has a position, and no payload has what only the other side may know.
      const texts = one.payloads.join('\n')
      for (const sight of other.sights.values()) {
        const list = `[${sight.hands[0]!.join()}]`
        if (sight.hands[0]!.length > 2) expect(texts).not.toContain(list)
      }
    }

    // Resigning reveals the hands.
    await press(ann, 'act.resign')
    await ann
      .getByRole('alertdialog')
      .getByRole('button', { name: say('act.resign'), exact: true })
      .click()
    await standing(ben).getByText(say('state.won')).waitFor()
    await expect
      .poll(() => (JSON.parse(benTold.now()!.sight!) as DominoState).hands[1], { timeout: LIMITS.event })
      .not.toContain(NO_TILE)
    await press(ann, 'act.again')
    await reason(ben).getByText(about('why.againWished')).waitFor()
  },
)

/** The part of a table of cards or tiles that hides them. */
type Hands = Pick<ShedState, 'hands' | 'stock' | 'phase'>

const cards = shedding.find(({ id }) => id === 'crazy-eights')!
const TABLE_MOVES = 7

/** Plays the first card or tile that fits, or draws, by keyboard. */
async function playFirst(page: Page, told: ReturnType<typeof toldTo<Hands>>) {
  await yours(page)
  const count = told.count()
  await page.locator('main canvas').focus()
  await expect
    .poll(
      async () => {
        if (told.count() === count) await page.keyboard.press('Enter')
        return told.count()
      },
      { timeout: LIMITS.event, interval: 1000 },
    )
    .toBeGreaterThan(count)
}

async function leaveTable(page: Page) {
  await press(page, 'act.leave')
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('act.leave'), exact: true })
    .click()
}

test.for([
  { slug: cards.slug, isHidden: isFaceDown },
  { slug: game.slug, isHidden: (tile: number) => tile === NO_TILE },
])(
  'three sit down at one table of $slug by a link, see their own hand alone, and the last one left wins',
  { timeout: 3 * LIMITS.test },
  async ({ slug, isHidden }) => {
    const pages = await Promise.all([openPage(), openPage({ isMobile: true }), openPage()])
    const [ann, ben, cleo] = pages
    const told = pages.map((page) => toldTo<Hands>(page))
    await visit(ann, `/g/${slug}`)
    await signedIn(ann)
    await ann.getByRole('button', { name: word('catalog', 'game.menu'), exact: true }).click()
    await ann
      .getByRole('button', { name: said('duels', 'menu.seatCount', { count: 4 }), exact: true })
      .click()
    // Chance says who begins, and nothing is rated.
    expect(await ann.getByText(say('begins.me'), { exact: true }).count()).toBe(0)
    await press(ann, 'menu.open')
    await standing(ann)
      .getByText(said('duels', 'state.seats', { count: 1, seats: 4 }))
      .waitFor()
    const address = new URL(ann.url()).pathname + new URL(ann.url()).search
    await visit(ben, address)
    await visit(cleo, address)
    await standing(ann)
      .getByText(said('duels', 'state.seats', { count: 3, seats: 4 }))
      .waitFor()
    await reason(ben).getByText(about('why.hostBegins')).waitFor()
    await press(ann, 'act.begin')

    /** Waits until all pages show the same moves. */
    async function level() {
      await expect.poll(() => new Set(told.map((one) => one.count())).size, { timeout: LIMITS.event }).toBe(1)
      return told.findIndex((one) => one.now()!.turn === one.now()!.seat)
    }
    await expect.poll(() => told.every((one) => one.sights.size > 0), { timeout: LIMITS.event }).toBe(true)
    for (let count = 0; count < TABLE_MOVES; count++) {
      const turn = await level()
      await playFirst(pages[turn]!, told[turn]!)
    }
    await level()
    for (const [index, one] of told.entries()) {
      for (const [other, theirs] of told.entries())
        for (const [count, { hands }] of theirs.sights) {
          const seen = one.sights.get(count)
          if (other === index || !seen || seen.phase !== 'play') continue
          expect(seen.hands.slice(1).flat().every(isHidden)).toBe(true)
          expect([...seen.hands[0]!, ...seen.stock].filter((card) => hands[0]!.includes(card))).toEqual([])
        }
      const texts = one.payloads.join('\n')
      for (const [, { hands }] of told
        .filter((_, other) => other !== index)
        .flatMap((rival) => [...rival.sights]))
        if (hands[0]!.length > 2) expect(texts).not.toContain(`[${hands[0]!.join()}]`)
    }

    // Whoever is to move leaves: the two others play on, and then the last one has won.
    const leaver = await level()
    await leaveTable(pages[leaver]!)
    const rest = pages.filter((_, index) => index !== leaver)
    for (const page of rest) await page.getByText(say('seats.left'), { exact: true }).waitFor()
    await reason(pages[leaver]!).getByText(say('why.youAreOut')).waitFor()
    await leaveTable(rest[0]!)
    await standing(rest[1]!).getByText(say('state.won')).waitFor()
    await reason(rest[0]!)
      .getByText(said('duels', 'why.place', { place: 2, count: 3 }))
      .waitFor()
    for (const page of pages) await press(page, 'act.again')
    await standing(pages[0]).getByText(say('state.won')).waitFor({ state: 'detached' })
    for (const page of pages)
      await expect
        .poll(() => new URL(page.url()).search, { timeout: LIMITS.event })
        .not.toBe(new URL(address, 'http://portal').search)
  },
)
