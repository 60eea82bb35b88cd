import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { approveDraft, refuseDraft } from '#apps/server/cloud-drafts/approve-draft.ts'
import { AGE_LABELS, type AgeLabel } from '#modules/cloud/rules/draft-labels.ts'
import { listDrafts } from '#modules/cloud/server/index.ts'
import { factsOf } from './cloud-drafts.ts'
import { shownReview } from './cloud-draft-tables.ts'
import { usageError, refuseCommand, same, shown, type Command } from './command.ts'

const GAME = { name: 'GAME', says: 'the key of the drafted game' }
const LONGEST_REASON = 200

/** Operators' decisions about drafts of `cloud import --all`. */
export const CLOUD_REVIEW_COMMANDS: readonly Command[] = [
  {
    kind: 'work',
    name: 'cloud review',
    says: 'shows drafted games that wait for a decision: name, age, rights, controls, what the trial saw',
    args: [{ name: 'GAME', says: 'only these games', isOptional: true, isMany: true }],
    options: {
      save: { value: 'FOLDER', says: 'where to put their pictures and profiles', file: 'written' },
      decided: { says: 'also those that are approved or refused' },
    },
    example: 'portal cloud review --save pictures',
    async work({ withDb }, input) {
      const drafts = (await withDb((db) => listDrafts(db, input.many))).filter(
        ({ state }) => state === 'untested' || input.has('decided') || input.many.length > 0,
      )
      const folder = input.options['save']
      const paths = new Map<string, string>()
      if (folder !== undefined) {
        mkdirSync(folder, { recursive: true })
        for (const { gameKey, picture, profile } of drafts) {
          if (!picture || !profile) continue
          const path = join(folder, `${gameKey}.webp`)
          writeFileSync(path, picture)
          writeFileSync(join(folder, `${gameKey}.json`), `${JSON.stringify(profile, null, 2)}\n`)
          paths.set(gameKey, path)
        }
      }
      return shown(shownReview(drafts, paths), drafts.map(factsOf))
    },
  },
  {
    kind: 'change',
    name: 'cloud approve',
    says: 'opens a drafted game to players',
    args: [GAME],
    options: {
      age: { value: 'AGE', says: `from which age: ${AGE_LABELS.join(', ')}; the draft's own by default` },
    },
    example: 'portal cloud approve lbreakout2 --age 0',
    async change({ db, now }, { words, options }) {
      const [draft] = await listDrafts(db, [words['GAME']!])
      if (!draft) return refuseCommand('there is no draft of this name')
      const age = options['age'] === undefined ? undefined : Number(options['age'])
      if (age !== undefined && !isLabel(age)) return usageError(`an age is one of ${AGE_LABELS.join(', ')}`)
      if (draft.state === 'approved' && age === undefined) return same('It was approved already.')
      const trouble = await approveDraft(db, draft, { ...(age !== undefined && { age }), now })
      if (trouble !== undefined) return refuseCommand(trouble)
      return {
        ok: true,
        subject: `cloud game ${draft.gameKey}`,
        text: 'Approved: players see it where a worker has it.',
        before: { state: draft.state },
        after: { state: 'approved', ...(age !== undefined && { age }) },
      }
    },
  },
  {
    kind: 'change',
    name: 'cloud refuse',
    says: 'keeps a drafted game from players',
    args: [GAME, { name: 'REASON', says: 'why, for other operators' }],
    example: 'portal cloud refuse lbreakout2 "its pictures are not free"',
    async change({ db, now }, { words }) {
      const [draft] = await listDrafts(db, [words['GAME']!])
      if (!draft) return refuseCommand('there is no draft of this name')
      const why = words['REASON']!.trim()
      if (why === '' || why.length > LONGEST_REASON) return usageError('a reason has 1 to 200 letters')
      if (draft.state === 'refused' && draft.why === why) return same('It was refused already.')
      await refuseDraft(db, draft, why, now)
      return {
        ok: true,
        subject: `cloud game ${draft.gameKey}`,
        text: 'Refused.',
        reason: why,
        before: { state: draft.state },
        after: { state: 'refused' },
      }
    },
  },
]

const isLabel = (age: number): age is AgeLabel => (AGE_LABELS as readonly number[]).includes(age)
