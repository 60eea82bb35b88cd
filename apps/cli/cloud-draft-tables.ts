import { profileIn } from '#apps/server/cloud-drafts/approve-draft.ts'
import type { CloudDraft } from '#modules/cloud/server/index.ts'
import { table } from './tables.ts'

/** The result of an import: what was tried, what started, what plays, and why the rest does not. */
export function shownDrafts(drafts: readonly CloudDraft[], left: number): string {
  const rows = drafts.map((draft) => [
    draft.package,
    draft.version,
    `${(draft.bytes / 1e6).toFixed(1)} MB`,
    draft.isStarted ? 'yes' : 'no',
    draft.state,
    draft.why,
  ])
  const count = (holds: (draft: CloudDraft) => boolean) => drafts.filter(holds).length
  const reasons = Map.groupBy(
    drafts.filter(({ why }) => why !== ''),
    ({ why }) => why.replace(/\d+/g, '…'),
  )
  const why = [...reasons]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([reason, those]) => `  ${those.length} × ${reason}`)
  return `${table(['package', 'version', 'fetched', 'started', 'state', 'why not'], rows)}

${drafts.length} tried: ${count(({ isStarted }) => isStarted)} started, ${count(({ state }) => state !== 'refused')} good (${count(({ state }) => state === 'approved')} approved), ${count(({ state }) => state === 'refused')} refused${why.length > 0 ? `:\n${why.join('\n')}` : '.'}
${left > 0 ? `${left} more can be tried; the same command goes on with them.` : 'All that may be games were tried.'}
"portal cloud review" shows what waits for an operator.`
}

/** For review: one block per game. */
export function shownReview(drafts: readonly CloudDraft[], paths: ReadonlyMap<string, string>): string {
  const blocks = drafts.map((draft) => {
    const file = profileIn(draft)
    const pad = file?.pad
    const keys = pad ? [...Object.values(pad.stick ?? {}), ...pad.buttons.map(({ presses }) => presses)] : []
    const path = paths.get(draft.gameKey)
    return [
      `${draft.gameKey} (${draft.package} ${draft.version}), ${draft.state}${draft.why && `: ${draft.why}`}`,
      ...(file
        ? [
            `  ${file.name}: ${file.summary}`,
            `  from ${file.age}; ${file.tags.join(', ')}; ${file.licence}; by ${file.author ?? 'nobody named'}`,
            `  ${file.width} x ${file.height}, weight ${file.weight}, pointer ${file.pointer}, keys ${keys.join(' ') || 'none'}, keeps ${file.saves.join(' ') || 'nothing'}`,
            `  ${file.tried.saw}`,
          ]
        : []),
      ...(path === undefined ? [] : [`  ${path}`]),
    ].join('\n')
  })
  return blocks.length > 0 ? blocks.join('\n\n') : 'Nothing waits for a decision.'
}
