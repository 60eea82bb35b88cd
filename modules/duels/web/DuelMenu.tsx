import { useState } from 'react'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { PillNav } from '#kit/ui/PillNav.tsx'
import { ignoreLeft, useNavigation } from '#kit/web/navigation.ts'
import { useChange } from '#kit/web/use-call.ts'
import { duelsCalls } from '../calls.ts'
import { duelPath, type Beginner } from '../model.ts'
import { DUEL_FACTS } from './duel-facts.ts'
import { DuelList } from './DuelList.tsx'
import { duelsTexts } from './texts.ts'
import styles from './duels.module.css'

const BEGINNERS: readonly Beginner[] = ['me', 'friend', 'chance']

/** Opens a game against a friend, and leads to those that are under way. */
export function DuelMenu({ gameId }: { readonly gameId: number }) {
  const text = useMessages(duelsTexts)
  const refusal = useRefusalText(DUEL_FACTS)
  const navigation = useNavigation()
  const [begins, setBegins] = useState<Beginner>('chance')
  const open = useChange(duelsCalls.openDuel, { stale: [duelsCalls.listDuels] })
  const start = () =>
    open.run(
      { gameId, begins },
      ({ duel }) => void navigation.go(duelPath(duel.slug, duel.code)).catch(ignoreLeft),
    )
  return (
    <>
      <section className={styles.menu}>
        <h3>{text('menu.title')}</h3>
        <p>{text('menu.note', DUEL_FACTS)}</p>
        <PillNav
          label={text('menu.begins')}
          pills={BEGINNERS.map((one) => ({ id: one, label: text(`begins.${one}`) }))}
          current={begins}
          onPick={setBegins}
        />
        {open.error && <p role="alert">{refusal(open.error.refusal)}</p>}
        <Button isWide isPending={open.isPending} onClick={start}>
          {text('menu.open')}
        </Button>
      </section>
      <DuelList />
    </>
  )
}
