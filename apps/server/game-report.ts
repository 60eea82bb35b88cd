import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { GameReport } from '#modules/studio/model.ts'

const Seen = Type.Enum(['yes', 'no', 'unseen'])
const Count = Type.Number({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })
const Lines = Type.Array(Type.String({ maxLength: 200, pattern: '^\\P{Cc}*$' }), { maxItems: 20 })

const Shape = Type.Object(
  {
    sizes: Type.Array(Type.Object({ width: Count, height: Count, fits: Seen }), { maxItems: 3 }),
    bytes: Count,
    playableMs: Count,
    slowPlayableMs: Count,
    speaks: Seen,
    errors: Lines,
    outside: Lines,
    touch: Seen,
    keyboard: Seen,
    earlySound: Seen,
    memoryBytes: Count,
    framesPerSecond: Count,
    resizes: Seen,
    pauses: Seen,
    mutes: Seen,
    idleCpu: Type.Number({ minimum: 0, maximum: 100 }),
  },
  { additionalProperties: false },
)

/** The report in an inspector's output; undefined if it is invalid, since a foreign game runs in that process. */
export function reportIn(text: string): GameReport | undefined {
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    return undefined
  }
  return Value.Check(Shape, given) ? given : undefined
}
