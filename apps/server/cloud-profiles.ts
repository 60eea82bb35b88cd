import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Type, type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { AGE_LABELS, type AgeLabel } from '#modules/cloud/rules/draft-labels.ts'
import { TRIAL_STEP } from '#modules/cloud/rules/trial.ts'
import { GameKey } from '#modules/cloud/shapes.ts'
import { PAD_ACTIONS, PAD_PLACES, type GameProfile } from '#modules/streaming/model.ts'
import { isKnownKey } from '#modules/streaming/host/key-codes.ts'

const CLOSED = { additionalProperties: false }
const oneOf = <const Words extends readonly string[]>(words: Words) =>
  Type.Union(words.map((word) => Type.Literal(word as Words[number])))
const Code = Type.String({ pattern: '^[A-Z][A-Za-z0-9]{1,20}$' })
/** Below the home folder, without `..`. */
const HomePath = Type.String({ pattern: '^(?!.*\\.\\.)[A-Za-z0-9.][A-Za-z0-9._/-]*$', maxLength: 120 })
/** Both even: browsers cannot decode odd sizes. */
const Size = Type.Integer({ minimum: 160, maximum: 1920, multipleOf: 2 })

const Pad = Type.Object(
  {
    stick: Type.Optional(Type.Object({ up: Code, down: Code, left: Code, right: Code }, CLOSED)),
    buttons: Type.Array(
      Type.Object({ place: oneOf(PAD_PLACES), presses: Code, action: oneOf(PAD_ACTIONS) }, CLOSED),
      { maxItems: PAD_PLACES.length },
    ),
  },
  CLOSED,
)

/** Tags of cloud games; `twoPlayers` is for two at one keyboard. */
export const CLOUD_TAGS = [
  'arcade',
  'board',
  'cards',
  'platformer',
  'puzzle',
  'racing',
  'shooter',
  'strategy',
  'adventure',
  'twoPlayers',
] as const

const WorkerTry = Type.Object(
  {
    on: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
    /** The largest share of the picture that differed from before the first input, 0 to 1. */
    changed: Type.Number({ minimum: 0, maximum: 1 }),
    hasSound: Type.Boolean(),
    /** It exited when asked to, and was not killed. */
    leaves: Type.Boolean(),
    /** Files that the next play got back unchanged. */
    cameBack: Type.Array(Type.String()),
  },
  CLOSED,
)
export type WorkerTry = Static<typeof WorkerTry>

/** The profile of a cloud game, recorded by a person who has played it. */
export const ProfileFile = Type.Object(
  {
    gameKey: GameKey,
    /** The package of the game, then those that it needs to show anything. */
    packages: Type.Array(Type.String({ pattern: '^[a-z0-9][a-z0-9+.-]+$' }), { minItems: 1, maxItems: 6 }),
    /** Name of its file in /usr/share/applications; absent if it has none. */
    desktop: Type.Optional(Type.String({ pattern: '^[\\w.-]+\\.desktop$' })),
    /** In English; other languages come from its authors. */
    name: Type.String({ minLength: 1, maxLength: 60 }),
    summary: Type.String({ minLength: 10, maxLength: 160 }),
    /** Licence of game and artwork, as an SPDX expression. */
    licence: Type.String({ minLength: 2, maxLength: 80 }),
    author: Type.Optional(Type.String({ minLength: 2, maxLength: 60 })),
    /** The minimum age to show it. */
    age: Type.Unsafe<AgeLabel>(Type.Integer({ enum: [...AGE_LABELS] })),
    program: Type.String({ pattern: '^/usr/(games|bin)/[\\w.+-]+$' }),
    args: Type.Array(Type.String({ maxLength: 120 }), { maxItems: 20 }),
    environment: Type.Optional(Type.Record(Type.String({ pattern: '^[A-Z][A-Z0-9_]*$' }), Type.String())),
    width: Size,
    height: Size,
    framesPerSecond: Type.Union([Type.Literal(30), Type.Literal(60)]),
    weight: Type.Integer({ minimum: 5, maximum: 400 }),
    pointer: oneOf(['none', 'absolute', 'relative']),
    hasSound: Type.Boolean(),
    saves: Type.Array(HomePath, { maxItems: 8 }),
    settings: Type.Optional(Type.Record(HomePath, Type.String({ maxLength: 1000 }))),
    leaveKeys: Type.Optional(Type.Array(Code, { maxItems: 8 })),
    agreeKeys: Type.Optional(Type.Array(Code, { maxItems: 4 })),
    pad: Type.Optional(Pad),
    /** The keys of a second player on the same keyboard. */
    secondPad: Type.Optional(Pad),
    tags: Type.Array(oneOf(CLOUD_TAGS), { minItems: 1, maxItems: 4, uniqueItems: true }),
    neededLevel: Type.Optional(oneOf(['normal', 'rare', 's', 'ss', 'sss'])),
    /** Steps of a trial run, up to a screenshot of the game in play. */
    trial: Type.Array(Type.String({ pattern: TRIAL_STEP }), { minItems: 2, maxItems: 60 }),
    /** Further steps that create something to save, and how the next play continues from it. */
    progress: Type.Optional(
      Type.Object(
        {
          steps: Type.Array(Type.String({ pattern: TRIAL_STEP }), { maxItems: 40 }),
          /** The file with the saved progress. */
          file: HomePath,
          again: Type.Optional(Type.Array(Type.String({ pattern: TRIAL_STEP }), { maxItems: 40 })),
        },
        CLOSED,
      ),
    ),
    /** When it was played by a person, and what they saw. */
    tried: Type.Object(
      {
        on: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
        saw: Type.String(),
        /** `machine`: a script played it and an operator approved it by its screenshot; otherwise a person played it. */
        by: Type.Optional(Type.Literal('machine')),
        /** Measurements of two plays on a real worker (scripts/cloud-try.ts). */
        worker: Type.Optional(WorkerTry),
      },
      CLOSED,
    ),
  },
  CLOSED,
)
export type ProfileFile = Static<typeof ProfileFile>

const FOLDER = join(import.meta.dirname, '../../modules/cloud/profiles')
const MOUSE = ['MouseLeft', 'MouseRight']

/** Compiled with the first profile: every start of a portal reads all of them. */
let shape: ReturnType<typeof Compile<typeof ProfileFile>> | undefined

/** Describes the fault of a profile; undefined if it is valid. */
export function profileFault(given: unknown): string | undefined {
  shape ??= Compile(ProfileFile)
  if (!shape.Check(given)) {
    const [fault] = shape.Errors(given)
    return `${fault?.instancePath || 'it'} ${fault?.message ?? 'is wrong'}`
  }
  const { stick, buttons = [] } = given.pad ?? {}
  const codes = [
    ...Object.values(stick ?? {}),
    ...buttons.map(({ presses }) => presses).filter((code) => !MOUSE.includes(code)),
    ...Object.values(given.secondPad?.stick ?? {}),
    ...(given.secondPad?.buttons ?? []).map(({ presses }) => presses),
    ...(given.leaveKeys ?? []),
    ...(given.agreeKeys ?? []),
    ...[...given.trial, ...(given.progress?.steps ?? []), ...(given.progress?.again ?? [])].flatMap(
      (line) => /^(?:press|hold) (\w+)/.exec(line)?.[1] ?? [],
    ),
  ]
  const unknown = codes.find((code) => !isKnownKey(code))
  if (unknown !== undefined) return `"${unknown}" is no key`
  if (new Set(buttons.map(({ place }) => place)).size < buttons.length) return 'two buttons share a place'
  if (!given.trial.includes('picture')) return 'its trial takes no picture'
  return undefined
}

/** All profiles, by their keys; throws a one-sentence error for an invalid file. */
export function readProfiles(folder = FOLDER): ProfileFile[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return files.sort().map((file) => {
    const given = JSON.parse(readFileSync(join(folder, file), 'utf8')) as ProfileFile
    const fault = profileFault(given)
    if (fault !== undefined) throw new Error(`The profile ${file} is not sound: ${fault}`)
    if (`${given.gameKey}.json` !== file) throw new Error(`The profile ${file} is of another game`)
    return given
  })
}

/** The part of a profile that a worker gets. */
export function gameProfile(file: ProfileFile): GameProfile {
  const { gameKey, program, args, width, height, framesPerSecond, weight, pointer, hasSound, saves } = file
  return {
    gameKey,
    program,
    args,
    width,
    height,
    framesPerSecond,
    weight,
    pointer,
    hasSound,
    saves,
    ...(file.environment && { environment: file.environment }),
    ...(file.settings && { settings: file.settings }),
    ...(file.leaveKeys && { leaveKeys: file.leaveKeys }),
    ...(file.agreeKeys && { agreeKeys: file.agreeKeys }),
    ...(file.pad && { pad: file.pad }),
    ...(file.secondPad && { secondPad: file.secondPad }),
  }
}
