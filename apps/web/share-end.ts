import { isShareKey } from '#modules/scores/web/challenge/beat-link.ts'
import { shareResult, type EndedRun } from '#modules/scores/web/challenge/share-result.ts'
import { openShare, shareLink } from '#modules/sharing/web/index.ts'
import { shapeOfRun } from './shape-of-run.ts'

/** Shows the end of a run to others: scores know what to say, sharing how to send it. */
export const shareEnd = (run: EndedRun): Promise<void> =>
  shareResult(
    // The run of a table has no link of its own that another one could name.
    { ...run, raced: run.raced !== undefined && isShareKey(run.raced) ? run.raced : undefined },
    {
      send: ({ path, title, words }) => shareLink(path, title, words),
      ask: ({ path, title }) => openShare({ kind: 'game', title, path }),
      shapeOf: shapeOfRun,
    },
  )
