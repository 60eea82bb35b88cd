import { Type } from 'typebox'
import { CARD_LEVELS } from '#modules/cards/model.ts'
import {
  changeOfOdds,
  faultsOfOdds,
  faultsOfSeasonalOdds,
  listOdds,
  publishOdds,
  ratesWithGuarantee,
  regularOdds,
  warningsOfOdds,
  WHOLE,
  type NewOdds,
  type Odds,
} from '#modules/cards/server/index.ts'
import { refuseCommand, same, shown, type Command, type CommandRefusal } from './command.ts'
import { readJsonFile } from './read-json-file.ts'
import { table } from './tables.ts'

const BOXES = ['normal', 'rare'] as const
const exactly = { additionalProperties: false }
const WeightsShape = Type.Object(
  { normal: Type.Number(), rare: Type.Number(), s: Type.Number(), ss: Type.Number(), sss: Type.Number() },
  exactly,
)
const OddsShape = Type.Object(
  {
    weights: Type.Object({ normal: WeightsShape, rare: WeightsShape }, exactly),
    sAtLatest: Type.Number(),
    ssAtLatest: Type.Number(),
  },
  exactly,
)

const percent = (share: number) => `${((share / WHOLE) * 100).toFixed(4)} %`

function oddsText(odds: Odds): string {
  const rows = BOXES.flatMap((box) => {
    const all = ratesWithGuarantee(odds, box)
    return CARD_LEVELS.map((level) => [
      box,
      level,
      String(odds.weights[box][level]),
      percent(odds.weights[box][level]),
      percent(all[level]),
    ])
  })
  return [
    `Version ${odds.version}, in force since ${odds.since}: an S within ${odds.sAtLatest} boxes, an SS within ${odds.ssAtLatest}`,
    table(['box', 'level', 'of a million', 'share', 'with guarantee'], rows),
  ].join('\n')
}

/** For diff and audit log: one short line each. */
const fieldsOf = ({ version, weights, sAtLatest, ssAtLatest }: Omit<Odds, 'since'>) => ({
  version,
  normal: CARD_LEVELS.map((level) => weights.normal[level]).join(' '),
  rare: CARD_LEVELS.map((level) => weights.rare[level]).join(' '),
  guarantees: `${sAtLatest} ${ssAtLatest}`,
})

export const ODDS_COMMANDS: readonly Command[] = [
  {
    kind: 'read',
    name: 'odds show',
    says: 'shows the odds in force outside of seasons, or a version by its number, with and without the guarantees',
    args: [{ name: 'VERSION', says: 'its number', isOptional: true }],
    example: 'portal odds show 1',
    async read({ db }, { words }) {
      const all = await listOdds(db)
      const wanted = words['VERSION']
      const odds =
        wanted === undefined ? regularOdds(all) : all.find(({ version }) => String(version) === wanted)
      return odds ? shown(oddsText(odds), odds) : refuseCommand(`there is no version ${wanted}`)
    },
  },
  {
    kind: 'read',
    name: 'odds list',
    says: 'lists every version that was ever in force',
    example: 'portal odds list',
    async read({ db }) {
      const all = await listOdds(db)
      const rows = all.map((odds) => {
        const { version, normal, rare, guarantees } = fieldsOf(odds)
        return [String(version), odds.since, normal, rare, guarantees]
      })
      return shown(table(['version', 'since', 'normal box', 'rare box', 'guarantees'], rows), all)
    },
  },
  {
    kind: 'change',
    name: 'odds publish',
    isFinal: true,
    says: 'publishes new odds from a file; they are in force at once, or in the seasons that name them, and no version is ever edited',
    args: [
      {
        name: 'FILE',
        says: 'JSON as printed by `portal odds show --json`, without version and since',
        file: 'read',
      },
    ],
    options: { season: { says: 'only for seasons: an event names the version (`portal events add`)' } },
    note: 'Weights are out of a million. A guarantee may come sooner, never later; progress of players towards it is kept.',
    example: 'portal odds publish odds.json --dry-run',
    async change({ db, now }, { words, has }) {
      const read = readOdds(words['FILE']!)
      if ('code' in read) return read
      const isSeasonal = has('season')
      const all = await listOdds(db)
      const inForce = regularOdds(all)
      const [fault] = isSeasonal ? faultsOfSeasonalOdds(read, inForce) : faultsOfOdds(read, inForce)
      if (fault !== undefined) return refuseCommand(fault)
      const version = all.at(-1)!.version + 1
      const [before, after] = [fieldsOf(inForce), fieldsOf({ ...read, version })]
      if (JSON.stringify({ ...before, version }) === JSON.stringify(after)) return same('Those are in force.')
      await publishOdds(db, { ...read, version, isSeasonal }, now)
      return {
        ok: true,
        subject: `odds ${version}`,
        text: isSeasonal
          ? `Version ${version} is in force in the seasons that name it.`
          : `Version ${version} is in force.`,
        before,
        after,
        warnings: [
          ...warningsOfOdds(changeOfOdds(read, inForce)),
          'Play time comes from cards: see what 60 days make of it with npm run economy.',
        ],
      }
    },
  },
]

function readOdds(file: string): NewOdds | CommandRefusal {
  const read = readJsonFile(file, OddsShape)
  return 'value' in read ? read.value : read
}
