import type { ReactNode } from 'react'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Button, ButtonLink } from '#kit/ui/Button.tsx'
import { IconButton } from '#kit/ui/IconButton.tsx'
import { XIcon } from '#kit/ui/icons/shell.tsx'
import { useChange, useRead } from '#kit/web/use-call.ts'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useAccount } from '#modules/account/web/index.ts'
import { badgesCalls } from '../calls.ts'
import { BADGES_LIVE, type QuestStep } from '../model.ts'
import { KINDS_TO_TRY } from '../rules/facts.ts'
import { takeStep } from './quest-actions.ts'
import { badgesTexts } from './texts.ts'
import styles from './next-badge.module.css'

/** Where a step is done; for the others the page supplies an action (`questActions`). */
const PLACES: Partial<Record<QuestStep, string>> = {
  play: '/games',
  open: '/coconut',
  friend: '/friends',
  kinds: '/games',
}

/** The step offered to a newcomer: it can be skipped, or hidden for good. Below a run it is one line. */
export function QuestLine({ isSlim = false }: { readonly isSlim?: boolean }) {
  const text = useMessages(badgesTexts)
  const refusal = useRefusalText()
  const { status } = useAccount()
  // Another device may have left out a step, or closed the card.
  const { data } = useRead(badgesCalls.readQuest, {}, { enabled: status !== undefined, live: BADGES_LIVE })
  const dismiss = useChange(badgesCalls.dismissQuest, { stale: [badgesCalls.readQuest] })
  if (!data || data.step === null) return null
  const { step, done, all } = data
  const says = text(`quest.${step}`, { count: KINDS_TO_TRY })
  // Below a run this step is already done, although the server learns the play time only on leaving the game.
  if (isSlim && step === 'play') return null
  if (isSlim)
    return (
      <p className={styles.slim}>
        <span>{says}</span>
        <Go step={step} look="quiet">
          {text('quest.go')}
        </Go>
      </p>
    )
  return (
    <section className={styles.quest} aria-label={text('quest.title')}>
      <p className={styles.head}>
        {text('quest.title')} <span>{text('quest.count', { done, all })}</span>
        <IconButton
          label={text('quest.close')}
          icon={<XIcon />}
          look="clear"
          onClick={() => dismiss.run({})}
        />
      </p>
      <p>{says}</p>
      <div className={styles.ways}>
        <Go step={step} look="act">
          {text('quest.go')}
        </Go>
        <Button isPending={dismiss.isPending} onClick={() => dismiss.run({ step })}>
          {text('quest.skip')}
        </Button>
      </div>
      {dismiss.error && <p role="alert">{refusal(dismiss.error.refusal)}</p>}
    </section>
  )
}

interface GoProps {
  readonly step: QuestStep
  readonly look: 'act' | 'quiet'
  readonly children: ReactNode
}

function Go({ step, look, children }: GoProps) {
  const href = PLACES[step]
  if (href)
    return (
      <ButtonLink look={look} href={href}>
        {children}
      </ButtonLink>
    )
  return (
    <Button look={look} onClick={() => takeStep(step)}>
      {children}
    </Button>
  )
}
