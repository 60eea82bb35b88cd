import TodayScreen from '#modules/dailies/web/TodayScreen.tsx'
import { openRunOverlay } from '#modules/scores/web/run-trigger.ts'

export { calls } from '#modules/dailies/web/TodayScreen.tsx'

/** Today's three, with the dialog that shows runs. */
export default function TodayRoute() {
  return (
    <TodayScreen
      onWatch={({ game, best }) => {
        const from = { period: 'yesterday', userId: best.userId } as const
        const run = { score: best.score, player: best, from }
        openRunOverlay({ game, level: game.level, play: undefined, run })
      }}
    />
  )
}
