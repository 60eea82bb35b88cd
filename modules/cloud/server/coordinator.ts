import { randomUUID } from 'node:crypto'
import type { CoordinatorMessage, WorkerMessage } from '#modules/streaming/model.ts'
import { topicOf, type CloudParts, type Order, type Stage } from './effects.ts'
import { messageFor } from './orders.ts'
import { hearBeat, hearEnded, hearGames, hearHello, hearRefused } from './worker-news.ts'
import { noteStarted } from './play-store.ts'

/** The way to one worker. */
export interface WorkerSocket {
  send(message: CoordinatorMessage): void
  close(code: number, reason: string): void
}

export const WORKER_CLOSE = { bad: 4008, replaced: 4009, failed: 1011, goingAway: 1001 } as const

export interface WorkerConnection {
  /** One message after the other. */
  hear(message: WorkerMessage): void
  /** The socket is gone; its plays go on for a while. */
  closed(): void
  /** Everything that was heard has been done; for tests. */
  idle(): Promise<void>
}

export interface Coordinator {
  connect(socket: WorkerSocket): WorkerConnection
  /** Asks the workers again which games they have, if there are others now. */
  renew(): Promise<void>
  close(): void
}

type Programs = Awaited<ReturnType<CloudParts['games']['listPrograms']>>

interface Greeted {
  readonly workerId: string
  readonly bootId: string
}

/** Speaks with the workers whose sockets this node holds. Of each worker the newest connection counts, on any node. */
export function openCoordinator(parts: CloudParts, stage: Stage): Coordinator {
  const { db, bus, clock, log } = parts
  const connections = new Set<{
    leave(code: number, reason: string): void
    welcome(programs: Programs): void
  }>()

  return {
    connect(socket) {
      const id = randomUUID()
      let who: Greeted | undefined
      let isOver = false
      let leaveBus = () => undefined as void
      let work: Promise<void> = Promise.resolve()

      let asked = ''

      const own = { leave, welcome }
      connections.add(own)

      function leave(code: number, reason: string): void {
        if (isOver) return
        over()
        socket.close(code, reason)
      }
      function over(): void {
        isOver = true
        leaveBus()
        connections.delete(own)
      }
      /** Words and orders are taken one after the other; a worker that we failed comes again and is asked anew. */
      function next(step: () => Promise<void>): void {
        work = work
          .then(() => (isOver ? undefined : step()))
          .catch((error: unknown) => {
            log.error({ err: error, worker: who?.workerId }, 'A worker could not be served')
            leave(WORKER_CLOSE.failed, 'Try again')
          })
      }

      async function greet(message: Extract<WorkerMessage, { type: 'hello' }>): Promise<void> {
        who = { workerId: message.workerId, bootId: message.bootId }
        // Older connections of this worker, here and elsewhere, end with this.
        const topic = topicOf(who.workerId)
        await bus.publish(topic, { kind: 'fence', connection: id } satisfies Order)
        leaveBus = bus.subscribe(topic, (body) => obey(body as Order))
        await hearHello(stage, message, clock())
        await beat({ isDraining: false, sessions: message.sessions })
        welcome(await parts.games.listPrograms(db))
      }

      function welcome(programs: Programs): void {
        const asks = JSON.stringify(programs)
        if (!who || isOver || asks === asked) return
        asked = asks
        socket.send({ type: 'welcome', programs })
      }

      function obey(order: Order): void {
        if (order.kind !== 'fence') return next(() => execute(order))
        if (order.connection !== id)
          leave(WORKER_CLOSE.replaced, 'Another connection of this worker has come')
      }

      async function execute(order: Exclude<Order, { kind: 'fence' }>): Promise<void> {
        const message = await messageFor(parts, who!, order)
        if (message && !isOver) socket.send(message)
      }

      async function beat(said: Parameters<typeof hearBeat>[2]): Promise<void> {
        const { isCurrent, strangers } = await hearBeat(stage, { ...who!, now: clock() }, said)
        if (!isCurrent) return leave(WORKER_CLOSE.replaced, 'A newer start of this worker has come')
        for (const playId of strangers) socket.send({ type: 'end', playId, reason: 'lost' })
      }

      async function handle(message: WorkerMessage): Promise<void> {
        if (message.type === 'hello' && !who) return greet(message)
        if (!who || message.type === 'hello') return leave(WORKER_CLOSE.bad, 'A hello comes first, and once')
        const place = { ...who, now: clock() }
        if (message.type === 'games') return hearGames(stage, place, message.gameKeys)
        if (message.type === 'beat') return beat(message)
        if (message.type === 'started')
          return noteStarted(db, { ...who, playId: message.playId }, message.milliseconds)
        if (message.type === 'refused') return hearRefused(stage, place, message)
        return hearEnded(stage, place, message)
      }

      return {
        hear: (message) => next(() => handle(message)),
        closed: over,
        idle: () => work,
      }
    },
    async renew() {
      if (connections.size === 0) return
      const programs = await parts.games.listPrograms(db)
      for (const one of connections) one.welcome(programs)
    },
    close() {
      for (const one of connections) one.leave(WORKER_CLOSE.goingAway, 'The server restarts')
    },
  }
}
