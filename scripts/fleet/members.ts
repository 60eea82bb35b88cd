import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { pickIndex, pickOne, type Random } from '#kit/random/random.ts'
import { accountCalls } from '#modules/account/calls.ts'
import { cardsCalls } from '#modules/cards/calls.ts'
import { catalogCalls } from '#modules/catalog/calls.ts'
import { centreCalls } from '#modules/centre/calls.ts'
import { chatCalls } from '#modules/chat/calls.ts'
import { cloudCalls } from '#modules/cloud/calls.ts'
import { friendsCalls } from '#modules/friends/calls.ts'
import { idleCalls } from '#modules/idle/calls.ts'
import { marketCalls } from '#modules/market/calls.ts'
import { noticesCalls } from '#modules/notices/calls.ts'
import { playtimeCalls } from '#modules/playtime/calls.ts'
import { privacyCalls } from '#modules/privacy/calls.ts'
import type { Caller } from '../soak/soak-client.ts'
import { step, type Player, type World } from '../soak/soak-player.ts'

export interface Member extends Player {
  readonly nickname: string
  playId?: string
  stretchCode?: string
}

/** What was acknowledged besides cards; checked at the end. */
export interface Promised {
  readonly friends: Set<string>
  messages: number
}

export interface Crowd {
  readonly world: World
  readonly members: readonly Member[]
  readonly promised: Promised
  readonly gameIds: readonly number[]
  /** Requests a page or a file as a browser does. */
  readonly visit: (path: string) => Promise<void>
  readonly cloudGame: string | undefined
}

export const pairName = (one: number, other: number) => `${Math.min(one, other)} ${Math.max(one, other)}`

/** Signs a newcomer in and names them. */
export async function join(call: Caller, place: number): Promise<Member> {
  const { result } = await call(accountCalls.signInDevice, { deviceId: randomUUID().toUpperCase() })
  const { token } = result!.session
  await call(privacyCalls.answerAge, { year: 1990 }, token)
  const nickname = `Fleet${String(place).padStart(4, '0')}`
  await call(accountCalls.setNickname, { nickname }, token)
  await call(cardsCalls.readCollection, {}, token)
  return { accountId: result!.account.userId, token, nickname, cards: new Map() }
}

type Act = (crowd: Crowd, call: Caller, my: { readonly me: Member; readonly random: Random }) => Promise<void>

const reads: readonly ((call: Caller, token: string) => Promise<unknown>)[] = [
  (call, token) => call(catalogCalls.listCategories, {}, token),
  (call, token) => call(marketCalls.listMarket, {}, token),
  (call, token) => call(noticesCalls.listNotices, {}, token),
  (call, token) => call(idleCalls.listRewards, {}, token),
  (call, token) => call(playtimeCalls.listGrants, {}, token),
  (call, token) => call(friendsCalls.listFriends, {}, token),
  (call, token) => call(accountCalls.listSessions, {}, token),
]

const look: Act = async (_crowd, call, { me, random }) => void (await pickOne(reads, random)(call, me.token))

const page: Act = async ({ visit }, _call, { random }) =>
  visit(pickOne(['/', '/games', '/g/2048', '/g/sudoku', '/coconut', '/manifest.webmanifest'], random))

const play: Act = async ({ gameIds }, call, { me, random }) => {
  if (me.playId !== undefined) {
    const { playId } = me
    delete me.playId
    return void (await call(centreCalls.stopPlay, { playId }, me.token))
  }
  const gameId = gameIds[pickIndex(gameIds.length, random)]!
  await call(centreCalls.openGame, { gameId }, me.token)
  const { result } = await call(centreCalls.startPlay, { gameId }, me.token)
  if (result) me.playId = result.playId
}

const idle: Act = async (_crowd, call, { me }) => {
  if (me.stretchCode === undefined) {
    const { result } = await call(idleCalls.startOnline, {}, me.token)
    if (result) me.stretchCode = result.stretchCode
    return
  }
  const { refusal } = await call(idleCalls.reportOnline, { stretchCode: me.stretchCode }, me.token)
  if (refusal) delete me.stretchCode
}

const befriend: Act = async ({ members, promised }, call, { me, random }) => {
  const other = pickOne(members, random)
  if (other === me) return
  const asked = await call(friendsCalls.sendFriendRequest, { userId: other.accountId }, me.token)
  if (!asked.result) return
  const answered = await call(friendsCalls.sendFriendRequest, { userId: me.accountId }, other.token)
  if (asked.result.state === 'accepted' || answered.result?.state === 'accepted')
    promised.friends.add(pairName(me.accountId, other.accountId))
}

const talk: Act = async ({ promised }, call, { me, random }) => {
  const text = `The tide is ${Math.floor(random() * 1e6)} today`
  const { result } = await call(chatCalls.sendMessage, { channel: 'world', text }, me.token)
  if (result) promised.messages++
}

const rename: Act = async (_crowd, call, { me }) =>
  void (await call(accountCalls.setNickname, { nickname: me.nickname }, me.token))

/** Queues for a cloud game, and takes the turn when it is offered. */
const stream: Act = async ({ cloudGame }, call, { me }) => {
  if (!cloudGame) return
  await call(playtimeCalls.checkTime, {}, me.token)
  const choice = { gameKey: cloudGame, lineKey: 'fleet' }
  const { result } = await call(cloudCalls.joinQueue, choice, me.token)
  if (!result) return
  await pause(1000)
  await call(cloudCalls.readQueue, {}, me.token)
  const seat = await call(cloudCalls.startPlay, choice, me.token)
  if (seat.result) await call(cloudCalls.stopPlay, {}, me.token)
  else await call(cloudCalls.leaveQueue, {}, me.token)
}

const trade: Act = ({ world }, call, { random }) => step(world, call, random)

const ACTS = { trade, look, page, play, idle, befriend, talk, rename, stream } as const

/** How often each action is taken, in percent. */
export type Habits = Readonly<Partial<Record<keyof typeof ACTS, number>>>

/** The actions of the fleet's players: all of them, mostly those whose effect can be lost. */
export const BUSY: Habits = {
  trade: 30,
  look: 20,
  page: 14,
  play: 12,
  idle: 8,
  befriend: 6,
  talk: 5,
  rename: 3,
  stream: 2,
}

/** One action of one player. */
export async function act(
  crowd: Crowd,
  call: Caller,
  { me, random, habits }: { me: Member; random: Random; habits: Habits },
): Promise<void> {
  const shares = Object.entries(habits) as [keyof typeof ACTS, number][]
  let roll = random() * shares.reduce((sum, [, share]) => sum + share, 0)
  for (const [name, share] of shares) {
    roll -= share
    if (roll < 0) return ACTS[name](crowd, call, { me, random })
  }
}
