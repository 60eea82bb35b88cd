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
import { questDoors } from './quest-doors.ts'
import { badgesTexts } from './texts.ts'
import styles from './next-badge.module.css'

/** Where a step is done; the others open something, which the page knows (`questDoors`). */
const PLACES: Partial<Record<QuestStep, string>> = {
  play: '/games',
  open: '/coconut',
  friend: '/friends',
  kinds: '/games',
}

/** The one step that a newcomer is offered. It asks for nothing, can be left out, and can be hidden for good. */
export function QuestLine() {
  const text = useMessages(badgesTexts)
  const refusal = useRefusalText()
  const { status } = useAccount()
  const { data } = useRead(badgesCalls.readQuest, {}, { enabled: status !== undefined, live: BADGES_LIVE })
  const dismiss = useChange(badgesCalls.dismissQuest, { stale: [badgesCalls.readQuest] })
  if (!data || data.step === null) return null
  const { step, done, all } = data
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
      <p>{text(`quest.${step}`, { count: KINDS_TO_TRY })}</p>
      <div className={styles.ways}>
        <Go step={step}>{text('quest.go')}</Go>
        <Button isPending={dismiss.isPending} onClick={() => dismiss.run({ step })}>
          {text('quest.skip')}
        </Button>
      </div>
      {dismiss.error && <p role="alert">{refusal(dismiss.error.refusal)}</p>}
    </section>
  )
}

function Go({ step, children }: { readonly step: QuestStep; readonly children: ReactNode }) {
  const href = PLACES[step]
  if (href)
    return (
      <ButtonLink look="act" href={href}>
        {children}
      </ButtonLink>
    )
  return (
    <Button look="act" onClick={() => questDoors.read()[step]?.()}>
      {children}
    </Button>
  )
}
