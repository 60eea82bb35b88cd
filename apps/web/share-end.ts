import { isShareKey } from '#modules/scores/web/challenge/beat-link.ts'
import { shareResult, type EndedRun } from '#modules/scores/web/challenge/share-result.ts'
import { openShare, shareLink } from '#modules/sharing/web/index.ts'
import { shapeOfRun } from './shape-of-run.ts'

/** Joins the scores module, which describes the end of a run, and the sharing module, which sends it. */
export const shareEnd = (run: EndedRun): Promise<void> =>
  shareResult(
    // A run from the leaderboard has no share key that another run could refer to.
    { ...run, raced: run.raced !== undefined && isShareKey(run.raced) ? run.raced : undefined },
    {
      send: ({ path, title, words }) => shareLink(path, title, words),
      ask: ({ path, title }) => openShare({ kind: 'game', title, path }),
      shapeOf: shapeOfRun,
    },
  )
