import { useState } from 'react'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { PillNav, type PillNavProps } from '#kit/ui/PillNav.tsx'
import { ignoreLeft, useNavigation } from '#kit/web/navigation.ts'
import { useChange } from '#kit/web/use-call.ts'
import { duelsCalls } from '../calls.ts'
import { DEAL_DECIDES, duelPath, seatCountsOf, type Beginner, type ClockName } from '../model.ts'
import { clocksOf } from '../rules/clock.ts'
import { DUEL_FACTS } from './duel-facts.ts'
import { DuelList } from './DuelList.tsx'
import { QuickMatch, type QuickMatchProps } from './QuickMatch.tsx'
import { duelsTexts } from './texts.ts'
import styles from './duels.module.css'

/** Stands for correspondence: no clock, but days per move. */
const DAYS = 'days'
const BEGINNERS: readonly Beginner[] = ['me', 'friend', 'chance']

interface DuelMenuProps extends Omit<QuickMatchProps, 'heading' | 'game'> {
  readonly game: QuickMatchProps['game'] & { readonly slug: string }
}

/** Opens a game against a friend, and links to running ones. */
export function DuelMenu({ game, play, leave }: DuelMenuProps) {
  const { gameId, family, slug } = game
  const text = useMessages(duelsTexts)
  const refusal = useRefusalText(DUEL_FACTS)
  const navigation = useNavigation()
  const [begins, setBegins] = useState<Beginner>('chance')
  const [clock, setClock] = useState<ClockName>()
  const [isRated, setRated] = useState(false)
  const counts = seatCountsOf(slug)
  const [seatCount, setSeatCount] = useState(2)
  const isForTwo = seatCount === 2
  const open = useChange(duelsCalls.openDuel, { stale: [duelsCalls.listDuels] })
  const start = () =>
    open.run(
      {
        gameId,
        begins,
        ...(clock === undefined ? {} : { clock, isRated: isRated && isForTwo }),
        ...(isForTwo ? {} : { seatCount }),
      },
      ({ duel }) => void navigation.go(duelPath(duel.slug, duel.code)).catch(ignoreLeft),
    )
  return (
    <>
      <QuickMatch game={game} play={play} leave={leave} heading="h3" />
      <section className={styles.menu}>
        <h3>{text('menu.title')}</h3>
        <p>{clock === undefined ? text('menu.note', DUEL_FACTS) : text('menu.liveNote')}</p>
        {counts.length > 1 && (
          <Choice
            label={text('menu.seats')}
            pills={counts.map((count) => ({ id: String(count), label: text('menu.seatCount', { count }) }))}
            current={String(seatCount)}
            onPick={(picked) => setSeatCount(Number(picked))}
          />
        )}
        {isForTwo && !DEAL_DECIDES.includes(slug) && (
          <Choice
            label={text('menu.begins')}
            pills={BEGINNERS.map((one) => ({ id: one, label: text(`begins.${one}`) }))}
            current={begins}
            onPick={setBegins}
          />
        )}
        <Choice
          label={text('menu.clock')}
          pills={[
            { id: DAYS, label: text('menu.days', DUEL_FACTS) },
            ...clocksOf(family).map((one) => ({ id: one, label: one })),
          ]}
          current={clock ?? DAYS}
          onPick={(picked) => setClock(picked === DAYS ? undefined : picked)}
        />
        {clock !== undefined && isForTwo && (
          <Choice
            label={text('menu.counts')}
            pills={[
              { id: 'friendly', label: text('menu.friendly') },
              { id: 'rated', label: text('menu.rated') },
            ]}
            current={isRated ? 'rated' : 'friendly'}
            onPick={(picked) => setRated(picked === 'rated')}
          />
        )}
        {open.error && <p role="alert">{refusal(open.error.refusal)}</p>}
        <Button isWide isPending={open.isPending} onClick={start}>
          {text('menu.open')}
        </Button>
      </section>
      <DuelList />
    </>
  )
}

/** Pills under the question that they answer. */
function Choice<Id extends string>(pills: PillNavProps<Id>) {
  return (
    <div>
      <p className={styles.asked} aria-hidden>
        {pills.label}
      </p>
      <PillNav {...pills} />
    </div>
  )
}
