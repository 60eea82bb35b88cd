import { useEffect, useRef } from 'react'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { ArrowLeftIcon } from '#kit/ui/icons/stage.tsx'
import { IconLink } from '#kit/ui/IconButton.tsx'
import { Loading } from '#kit/ui/Loading.tsx'
import { TopBar } from '#kit/ui/TopBar.tsx'
import { ignoreLeft, useNavigation } from '#kit/web/navigation.ts'
import type { ShownDuel } from '../calls.ts'
import { duelPath } from '../model.ts'
import { DUEL_FACTS } from './duel-facts.ts'
import { DuelActs } from './DuelActs.tsx'
import { DuelBoard, type MountBoard } from './DuelBoard.tsx'
import { DuelClocks } from './DuelClocks.tsx'
import { DuelList } from './DuelList.tsx'
import type { LinkState } from './duel-link.ts'
import { SaidLine } from './Phrases.tsx'
import { reasonOf, standingOf } from './duel-words.ts'
import { duelsTexts } from './texts.ts'
import { useDuel } from './use-duel.ts'
import { useWording } from './use-wording.ts'
import styles from './duels.module.css'

export interface DuelScreenProps {
  readonly code: string
  readonly slug: string
  readonly title: string
  readonly ground: readonly string[]
  /** Address of the cover, which lies on the table until there is a deal to see. */
  readonly cover: string
  readonly mount: MountBoard
}

/** A game against a remote opponent, or a view of one. */
export function DuelScreen({ code, slug, title, ground, cover, mount }: DuelScreenProps) {
  const text = useMessages(duelsTexts)
  const refusal = useRefusalText(DUEL_FACTS)
  const { link, state } = useDuel(code)
  const { duel, error } = state
  useFollowRematch(duel)
  return (
    <>
      <section
        className={styles.first}
        data-stage
        style={{ '--glow': ground[0], '--deep': ground[1] } as React.CSSProperties}
      >
        <TopBar
          start={<IconLink href={`/g/${slug}`} label={text('back')} icon={<ArrowLeftIcon />} />}
          title={title}
          note={duel && duel.seat === null ? text('watching') : undefined}
        />
        <Standing state={state} />
        {duel ? (
          <DuelBoard duel={duel} link={link} cover={cover} mount={mount} />
        ) : (
          <div>{!error && <Loading />}</div>
        )}
        <div className={styles.foot}>
          {error && <p role="alert">{refusal(error)}</p>}
          {!duel && error && <Button onClick={link.arrive}>{text('retry')}</Button>}
          {duel && <DuelActs duel={duel} link={link} />}
        </div>
      </section>
      <DuelList except={code} />
    </>
  )
}

function Standing({ state }: { readonly state: LinkState }) {
  const { duel, sending } = state
  const wording = useWording()
  return (
    <div className={styles.standing}>
      <div className={styles.words} role="status">
        <strong>{duel && standingOf(duel, wording, sending)}</strong>
        <span>{duel && reasonOf(duel, wording)}</span>
      </div>
      <DuelClocks state={state} />
      {duel && duel.clock !== null && <SaidLine state={state} />}
    </div>
  )
}

/** A player who asked for the rematch and is still there is taken to it when it begins. */
function useFollowRematch(duel: ShownDuel | undefined) {
  const navigation = useNavigation()
  const before = useRef<string | null>(undefined)
  const code = duel?.rematchCode
  const slug = duel?.slug
  const isPlayer = duel !== undefined && duel.seat !== null
  useEffect(() => {
    if (code === undefined || code === before.current) return
    const wasAwaited = before.current === null
    before.current = code
    if (wasAwaited && code !== null && slug !== undefined && isPlayer)
      void navigation.go(duelPath(slug, code)).catch(ignoreLeft)
  }, [code, slug, isPlayer, navigation])
}
