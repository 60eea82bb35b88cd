import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { END_REASONS, type WorkerMessage } from '#modules/streaming/model.ts'

const Name = Type.String({ pattern: '^[\\w.:-]{1,64}$' })
const PlayId = Type.String({ pattern: '^[\\w-]{1,64}$' })
const GameKey = Type.String({ pattern: '^[a-z0-9][a-z0-9.-]{0,63}$' })
const Milliseconds = Type.Integer({ minimum: 0, maximum: 1e12 })
/** More frames than a year has, within the database's integer range. */
const Count = Type.Integer({ minimum: 0, maximum: 2_000_000_000 })
const Label = Type.String({ maxLength: 60 })
const Sessions = Type.Array(
  Type.Object({
    playId: PlayId,
    state: Type.Enum(['starting', 'waiting', 'playing', 'away']),
    playedMs: Milliseconds,
    pacing: Type.Optional(Type.Object({ shown: Count, stutters: Count })),
  }),
  { maxItems: 1000 },
)

const Message = Compile(
  Type.Union([
    Type.Object({
      type: Type.Literal('hello'),
      protocol: Type.Literal(1),
      workerId: Name,
      bootId: Name,
      line: Type.Object({
        key: Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,31}$' }),
        name: Label,
        area: Label,
      }),
      mediaUrl: Type.String({ pattern: '^((https?|wss?)://[^\\s?#]+)?$', maxLength: 200 }),
      capacity: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
      sessions: Sessions,
    }),
    Type.Object({ type: Type.Literal('games'), gameKeys: Type.Array(GameKey, { maxItems: 20_000 }) }),
    Type.Object({
      type: Type.Literal('beat'),
      sequence: Type.Integer(),
      isDraining: Type.Boolean(),
      sessions: Sessions,
    }),
    Type.Object({
      type: Type.Literal('started'),
      playId: PlayId,
      milliseconds: Type.Integer({ minimum: 0, maximum: 1e9 }),
    }),
    Type.Object({ type: Type.Literal('refused'), playId: PlayId, reason: Type.String({ maxLength: 1000 }) }),
    Type.Object({
      type: Type.Literal('ended'),
      playId: PlayId,
      reason: Type.Enum([...END_REASONS]),
      playedMs: Milliseconds,
    }),
  ]),
)

/** Reads a message of a worker's socket; undefined if it is invalid. */
export function readWorkerMessage(text: string): WorkerMessage | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return Message.Check(value) ? (value as WorkerMessage) : undefined
  } catch {
    return undefined
  }
}
