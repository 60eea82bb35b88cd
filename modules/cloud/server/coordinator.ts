import { randomUUID } from 'node:crypto'
import type { CoordinatorMessage, WorkerMessage } from '#modules/streaming/model.ts'
import { topicOf, type CloudParts, type Order, type Transactions } from './effects.ts'
import { messageFor } from './orders.ts'
import { hearBeat, hearEnded, hearGames, hearHello, hearRefused } from './worker-news.ts'
import { noteStarted } from './play-store.ts'

/** The connection to one worker. */
export interface WorkerSocket {
  send(message: CoordinatorMessage): void
  close(code: number, reason: string): void
}

export const WORKER_CLOSE = { bad: 4008, replaced: 4009, failed: 1011, goingAway: 1001 } as const

export interface WorkerConnection {
  /** Handles messages one at a time. */
  hear(message: WorkerMessage): void
  /** The socket has closed; its plays continue for a while. */
  closed(): void
  /** Resolves when everything received has been handled; for tests. */
  idle(): Promise<void>
}

export interface Coordinator {
  connect(socket: WorkerSocket): WorkerConnection
  /** Asks workers again which games they have, if the catalogue changed. */
  renew(): Promise<void>
  /** Ends all connections; resolves when nothing that a worker said is still being handled. */
  close(): Promise<void>
}

type Programs = Awaited<ReturnType<CloudParts['games']['listPrograms']>>

/** One connection of a worker. */
interface Link {
  readonly id: string
  readonly parts: CloudParts
  readonly transactions: Transactions
  readonly socket: WorkerSocket
  /** All links of this node; this one is removed when it ends. */
  readonly links: Set<Link>
  /** What this node is doing for its links, those that are over among them. */
  readonly underWay: Set<Promise<void>>
  who: { readonly workerId: string; readonly bootId: string } | undefined
  isOver: boolean
  leaveBus: () => void
  work: Promise<void>
  /** What it was last asked. */
  asked: string
}

function over(link: Link): void {
  link.isOver = true
  link.leaveBus()
  link.links.delete(link)
}

function leave(link: Link, code: number, reason: string): void {
  if (link.isOver) return
  over(link)
  link.socket.close(code, reason)
}

/** Messages and orders are handled one at a time; after an internal error the worker reconnects and starts over. */
function next(link: Link, step: () => Promise<void>): void {
  const work = link.work
    .then(() => (link.isOver ? undefined : step()))
    .catch((error: unknown) => {
      link.parts.log.error({ err: error, worker: link.who?.workerId }, 'A worker could not be served')
      leave(link, WORKER_CLOSE.failed, 'Try again')
    })
  link.work = work
  link.underWay.add(work)
  void work.finally(() => link.underWay.delete(work))
}

async function greet(link: Link, message: Extract<WorkerMessage, { type: 'hello' }>): Promise<void> {
  const { db, bus, clock, games } = link.parts
  const { workerId, bootId, sessions } = message
  link.who = { workerId, bootId }
  // Fences older connections of this worker, on any node.
  const topic = topicOf(workerId)
  await bus.publish(topic, { kind: 'fence', connection: link.id } satisfies Order)
  link.leaveBus = bus.subscribe(topic, (body) => obey(link, body as Order))
  await hearHello(link.transactions, message, clock())
  await beat(link, link.who, { isDraining: false, sessions })
  welcome(link, await games.listPrograms(db))
}

function welcome(link: Link, programs: Programs): void {
  const asks = JSON.stringify(programs)
  if (!link.who || link.isOver || asks === link.asked) return
  link.asked = asks
  link.socket.send({ type: 'welcome', programs })
}

function obey(link: Link, order: Order): void {
  if (order.kind !== 'fence') return next(link, () => execute(link, order))
  if (order.connection !== link.id)
    leave(link, WORKER_CLOSE.replaced, 'Another connection of this worker has come')
}

async function execute(link: Link, order: Exclude<Order, { kind: 'fence' }>): Promise<void> {
  const message = await messageFor(link.parts, link.who!, order)
  if (message && !link.isOver) link.socket.send(message)
}

type Who = NonNullable<Link['who']>

async function beat(link: Link, who: Who, said: Parameters<typeof hearBeat>[2]): Promise<void> {
  const { isCurrent, strangers } = await hearBeat(
    link.transactions,
    { ...who, now: link.parts.clock() },
    said,
  )
  if (!isCurrent) return leave(link, WORKER_CLOSE.replaced, 'A newer start of this worker has come')
  for (const playId of strangers) link.socket.send({ type: 'end', playId, reason: 'lost' })
}

async function handle(link: Link, message: WorkerMessage): Promise<void> {
  const { who, transactions, parts } = link
  if (message.type === 'hello' && !who) return greet(link, message)
  if (!who || message.type === 'hello') return leave(link, WORKER_CLOSE.bad, 'A hello comes first, and once')
  const place = { ...who, now: parts.clock() }
  if (message.type === 'games') return hearGames(transactions, place, message.gameKeys)
  if (message.type === 'beat') return beat(link, who, message)
  if (message.type === 'started')
    return noteStarted(parts.db, { ...who, playId: message.playId }, message.milliseconds)
  if (message.type === 'refused') return hearRefused(transactions, place, message)
  return hearEnded(transactions, place, message)
}

/** Talks to the workers whose sockets this node holds. Per worker the newest connection counts, on any node. */
export function openCoordinator(parts: CloudParts, transactions: Transactions): Coordinator {
  const links = new Set<Link>()
  const underWay = new Set<Promise<void>>()

  return {
    connect(socket) {
      const link: Link = {
        id: randomUUID(),
        parts,
        transactions,
        socket,
        links,
        underWay,
        who: undefined,
        isOver: false,
        leaveBus: () => undefined,
        work: Promise.resolve(),
        asked: '',
      }
      links.add(link)
      return {
        hear: (message) => next(link, () => handle(link, message)),
        closed: () => over(link),
        idle: () => link.work,
      }
    },
    async renew() {
      if (links.size === 0) return
      const programs = await parts.games.listPrograms(parts.db)
      for (const link of links) welcome(link, programs)
    },
    async close() {
      for (const link of links) leave(link, WORKER_CLOSE.goingAway, 'The server restarts')
      await Promise.all(underWay)
    },
  }
}
