import { pickIndex, seededRandom, type Random } from '#kit/random/random.ts'
import { after, days, hours, type Duration, type Instant } from '#kit/time/time.ts'
import { CARD_LEVELS, kindOf, type BoxKind, type CardLevel } from '#modules/cards/model.ts'
import { setsOf } from '#modules/cards/rules/collection.ts'
import { draw } from '#modules/cards/rules/draw.ts'
import { oddsAt, WHOLE } from '#modules/cards/rules/odds.ts'
import { HOME_GIFT_BOXES } from '#modules/install/rules/gift.ts'
import { CLAIM_WITHIN, takeOwn } from '#modules/idle/rules/reward.ts'
import { steal } from '#modules/idle/rules/steal.ts'
import { isOver, ripeSteps } from '#modules/idle/rules/stretch.ts'
import {
  CARD_TIME_SOURCES,
  nextClaimAt,
  paidBefore,
  TIME_RULES,
  worthOf,
} from '#modules/playtime/rules/claims.ts'
import { NEWCOMER_TIME } from '#modules/playtime/rules/newcomers.ts'
import type { Player } from './player.ts'
import { SEGMENTS } from './players.ts'
import { WITHOUT_REWARDS, type Rewards } from './rewards.ts'
import { trade } from './trade.ts'

/** Totals of one day over all players. */
export interface EconomyDay {
  readonly players: number
  readonly boxes: number
  readonly stolen: number
  readonly lost: number
  readonly swaps: number
  readonly grantedHours: number
  /** Cards drawn since the first day. */
  readonly cards: Readonly<Record<CardLevel, number>>
  /** Share of all players with the complete set. */
  readonly sSets: number
  readonly ssSets: number
  /** Minutes granted per player on this day: the median and the 99th percentile. */
  readonly minutesMiddle: number
  readonly minutesHigh: number
}

export const FIRST_DAY = Date.UTC(2026, 0, 1) as Instant
/** Old enough that no rule about new friendships applies. */
const LONG_AGO = (FIRST_DAY - days(30)) as Instant

/** Plays a number of days with the rules and constants of the product (docs/economy.md 9). */
export function simulateEconomy(wish: {
  readonly players: number
  readonly days: number
  readonly seed: number
  readonly rewards?: Rewards
}): EconomyDay[] {
  const { rewards = WITHOUT_REWARDS } = wish
  const random = seededRandom(wish.seed)
  const players = makePlayers(wish.players, random)
  // A separate random source, so that both runs compare the same players.
  for (const player of players) if (seededRandom(player.id)() < rewards.befriends) befriend(player, players)
  const cards = Object.fromEntries(CARD_LEVELS.map((level) => [level, 0])) as Record<CardLevel, number>
  return Array.from({ length: wish.days }, (_, day) => {
    const tally = { boxes: 0, stolen: 0, lost: 0, cards, day, random, rewards }
    const today = players.filter(({ segment }) => random() < segment.active * rewards.comes)
    const granted: number[] = []
    for (const player of today) granted.push(playDay(player, tally))
    const swaps = trade(today, random, after(FIRST_DAY, (days(day) + hours(22)) as Duration))
    granted.sort((one, other) => one - other)
    const at = (part: number) => (granted[Math.floor(part * (granted.length - 1))] ?? 0) / 60_000
    const owned = players.map((player) => setsOf(player.cards.map(({ kind }) => kind)))
    const complete = (level: CardLevel) =>
      owned.filter((sets) => sets.some((set) => set.level === level && set.isComplete)).length /
      players.length
    return {
      players: today.length,
      boxes: tally.boxes,
      stolen: tally.stolen,
      lost: tally.lost,
      swaps,
      grantedHours: granted.reduce((sum, one) => sum + one, 0) / hours(1),
      cards: { ...cards },
      sSets: complete('s'),
      ssSets: complete('ss'),
      minutesMiddle: at(0.5),
      minutesHigh: at(0.99),
    }
  })
}

function makePlayers(count: number, random: Random): Player[] {
  const players = Array.from({ length: count }, (_, id): Player => {
    let rest = random()
    const segment = SEGMENTS.find(({ share }) => (rest -= share) < 0) ?? SEGMENTS[0]!
    return {
      id,
      segment,
      friends: [],
      stretch: undefined,
      settled: 0,
      rewards: [],
      misses: { s: 0, ss: 0 },
      cards: [],
      claimedAt: new Map(),
      robbedAt: new Map(),
      day: -1,
      takenToday: 0,
      lostToday: 0,
      isKnown: false,
    }
  })
  for (const player of players)
    for (
      let made = random() < player.segment.friends % 1 ? -1 : 0;
      made < Math.floor(player.segment.friends);
      made++
    ) {
      const other = players[pickIndex(count, random)]!
      if (other === player || player.friends.includes(other)) continue
      player.friends.push(other)
      other.friends.push(player)
    }
  return players
}

/** Adds a friend, the next player by number who fits. */
function befriend(player: Player, players: readonly Player[]) {
  const other = players[(player.id + 1) % players.length]!
  if (other === player || player.friends.includes(other)) return
  player.friends.push(other)
  other.friends.push(player)
}

interface Tally {
  boxes: number
  stolen: number
  lost: number
  readonly cards: Record<CardLevel, number>
  readonly day: number
  readonly random: Random
  readonly rewards: Rewards
}

/** Plays all visits of one player's day; returns the granted play time. */
function playDay(player: Player, tally: Tally): Duration {
  const { random, day } = tally
  const { visits, visitsVary, steals } = player.segment
  const count = Math.max(1, Math.round(visits + (random() * 2 - 1) * visitsVary))
  const [wakes, sleeps] = [7.5 + random() * 1.5, 23 + random()]
  let granted = 0
  for (let visit = 0; visit < count; visit++) {
    const part = count === 1 ? random() : (visit + 0.15 + 0.7 * random()) / count
    const now = after(FIRST_DAY, (days(day) + hours(wakes + (sleeps - wakes) * part)) as Duration)
    collect(player, now, tally)
    if (random() < steals) rob(player, now, tally)
    if (visit === 0) granted = welcome(player, { now, tally }) + claimAll(player, now)
  }
  return granted as Duration
}

/** Takes what is ripe, and continues the stretch or begins a new one. */
function collect(player: Player, now: Instant, tally: Tally) {
  settle(player, now)
  for (const reward of player.rewards) {
    const outcome = takeOwn(reward, now)
    if (outcome.ok) openBox(player, reward.box, { now, tally })
    else if (outcome.refusal === 'RewardGone') tally.lost++
  }
  player.rewards = []
  if (!player.stretch || isOver(player.stretch, now)) {
    player.stretch = { startedAt: now, seenAt: now }
    player.settled = 0
  } else player.stretch = { ...player.stretch, seenAt: now }
}

function settle(player: Player, now: Instant) {
  if (!player.stretch) return
  const steps = ripeSteps(player.stretch, now).toSorted((one, other) => one.ripeAt - other.ripeAt)
  for (const { box, ripeAt, place } of steps.slice(player.settled))
    player.rewards.push({
      rewardId: `${player.id}.${place}`,
      ownerId: player.id,
      box,
      ripeAt,
      state: 'ripe',
      claimUntil: after(ripeAt, CLAIM_WITHIN),
      wasRescued: false,
    })
  player.settled = steps.length
}

function rob(thief: Player, now: Instant, tally: Tally) {
  for (const victim of thief.friends) {
    startDay(thief, tally.day)
    startDay(victim, tally.day)
    settle(victim, now)
    const index = victim.rewards.findIndex((reward) => {
      const sides = {
        friendsSince: LONG_AGO,
        lastFromFriendAt: thief.robbedAt.get(victim.id),
        takenToday: thief.takenToday,
        createdAt: LONG_AGO,
        isNeighbour: false,
      }
      return steal(reward, sides, { lostToday: victim.lostToday, createdAt: LONG_AGO }, now).ok
    })
    if (index < 0) continue
    victim.rewards.splice(index, 1)
    thief.robbedAt.set(victim.id, now)
    thief.takenToday++
    victim.lostToday++
    tally.stolen++
    openBox(thief, 'normal', { now, tally })
  }
}

function startDay(player: Player, day: number) {
  if (player.day === day) return
  player.day = day
  player.takenToday = 0
  player.lostToday = 0
}

function openBox(
  player: Player,
  box: BoxKind,
  { now, tally }: { readonly now: Instant; readonly tally: Tally },
) {
  const { cards, random, rewards } = tally
  const rolls = { level: pickIndex(WHOLE, random), kind: pickIndex(2 ** 30, random) }
  const { level, kind, misses } = draw(box, player.misses, rolls, oddsAt(rewards.odds, rewards.seasons, now))
  player.misses = misses
  cards[level]++
  tally.boxes++
  if (level !== 'normal' && level !== 'rare') player.cards.push({ kind, lockedUntil: null, paidAt: null })
}

/** First visit: the newcomer's time and the boxes for the home screen. Later, sometimes a box for sharing. */
function welcome(player: Player, at: { readonly now: Instant; readonly tally: Tally }): number {
  const { random, rewards } = at.tally
  if (random() < rewards.shares) openBox(player, 'normal', at)
  if (player.isKnown) return 0
  player.isKnown = true
  if (random() < rewards.installs)
    for (let box = 0; box < HOME_GIFT_BOXES; box++) openBox(player, 'normal', at)
  return NEWCOMER_TIME
}

function claimAll(player: Player, now: Instant): number {
  let granted = 0
  for (const source of CARD_TIME_SOURCES) {
    const rule = TIME_RULES[source]
    const lastAt = player.claimedAt.get(source)
    if (lastAt !== undefined && now < nextClaimAt(rule, lastAt)) continue
    const ofLevel = player.cards.filter(({ kind }) => kindOf(kind).level === rule.level)
    const paysFrom = paidBefore(rule, now)
    const paying = ofLevel.filter(({ paidAt }) => paidAt === null || paidAt < paysFrom)
    const kinds = new Set(ofLevel.map(({ kind }) => kind)).size
    const worth = worthOf(source, { cards: paying.length, kinds })
    if (worth === 0) continue
    if (!rule.isSet) for (const card of paying) card.paidAt = now
    player.claimedAt.set(source, now)
    granted += worth
  }
  return granted
}

/** Factors by which rewards raise the number of boxes and the hours of cloud time. */
export function growthBy(rewarded: readonly EconomyDay[], plain: readonly EconomyDay[]) {
  const sum = (history: readonly EconomyDay[], of: (day: EconomyDay) => number) =>
    history.reduce((total, day) => total + of(day), 0)
  const times = (of: (day: EconomyDay) => number) => sum(rewarded, of) / sum(plain, of)
  return { boxes: times(({ boxes }) => boxes), hours: times(({ grantedHours }) => grantedHours) }
}
