import { useState } from 'react'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { sayDuration, sayRemainingHours } from '#kit/i18n/durations.ts'
import { useMessages, useNumber, useSpeech } from '#kit/i18n/use-messages.ts'
import { playSound } from '#kit/sound/portal-sound.ts'
import { serverNow } from '#kit/web/server-clock.ts'
import { between, hours, minutes, seconds } from '#kit/time/time.ts'
import { Button } from '#kit/ui/Button.tsx'
import { TimerIcon } from '#kit/ui/icons/areas.tsx'
import { Anchor } from '#kit/ui/Anchor.tsx'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { Loading } from '#kit/ui/Loading.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useChange, useRead } from '#kit/web/use-call.ts'
import { playtimeCalls } from '../calls.ts'
import type { Grant } from '../model.ts'
import type { TimeClaim } from '../shapes.ts'
import { TIME_RULES, type CardTimeSource } from '../rules/claims.ts'
import { ClaimDialog } from './ClaimDialog.tsx'
import { playtimeTexts } from './texts.ts'
import styles from './time.module.css'

/** Cloud play time: what is left and what the cards give (spec 9.1–9.4). */
export function TimePart() {
  const text = useMessages(playtimeTexts)
  const refusal = useRefusalText()
  const { say } = useSpeech()
  const check = useRead(playtimeCalls.checkTime, {})
  // The check may grant newcomer's time, so the list of grants waits for it.
  const grants = useRead(playtimeCalls.listGrants, {}, { enabled: check.data !== undefined })
  const [asked, setAsked] = useState<TimeClaim>()
  const claim = useChange(playtimeCalls.claimTime, {
    stale: [playtimeCalls.checkTime, playtimeCalls.listGrants],
  })
  const run = (wanted: TimeClaim) => {
    setAsked(undefined)
    claim.run({ source: wanted.source }, ({ grant }) => {
      playSound('claim')
      toast(text('claimed', { time: sayDuration(seconds(grant.seconds), say) }), { kind: 'success' })
    })
  }
  if (!check.data) return check.error ? <EmptyState title={refusal(check.error.refusal)} /> : <Loading />
  const { claims, totalSeconds, newcomerSeconds } = check.data
  return (
    <>
      <section className={styles.total}>
        <TimerIcon />
        <p>
          {text('left')}
          <strong>{sayDuration(seconds(totalSeconds), say)}</strong>
        </p>
        {newcomerSeconds > 0 && (
          <p>{text('newcomer', { time: sayDuration(seconds(newcomerSeconds), say) })}</p>
        )}
      </section>
      <section aria-labelledby="claims">
        <h2 id="claims">{text('claims')}</h2>
        {claim.error && <p role="alert">{refusal(claim.error.refusal)}</p>}
        <ul className={styles.rows}>
          {claims.map((one) => (
            <ClaimRow
              key={one.source}
              claim={one}
              isPending={claim.isPending && claim.params?.source === one.source}
              onClaim={() => (one.replacesSeconds > 0 ? setAsked(one) : run(one))}
            />
          ))}
        </ul>
      </section>
      {grants.data && grants.data.grants.length > 0 && <Grants grants={grants.data.grants} />}
      <p className={styles.rules}>
        <Anchor href="/rules/cloud-time">{text('rules')}</Anchor>
      </p>
      <ClaimDialog claim={asked} onClose={() => setAsked(undefined)} onClaim={run} />
    </>
  )
}

/** What a source pays, in the unit of its text. */
const paid = (source: CardTimeSource) => ({
  minutes: TIME_RULES[source].pays / minutes(1),
  hours: TIME_RULES[source].pays / hours(1),
})

interface ClaimRowProps {
  readonly claim: TimeClaim
  readonly isPending: boolean
  readonly onClaim: () => void
}

function ClaimRow({ claim, isPending, onClaim }: ClaimRowProps) {
  const text = useMessages(playtimeTexts)
  const number = useNumber()
  const { say } = useSpeech()
  const { source, state, count, mostCounted, nextAt } = claim
  const isSet = source === 'sSet' || source === 'ssSet'
  return (
    <li className={styles.row} data-state={state}>
      <div>
        <strong>{text(`source.${source}`)}</strong>
        {source !== 'newcomer' && source !== 'gift' && <p>{text(`pays.${source}`, paid(source))}</p>}
        {!isSet && state !== 'claimed' && (
          <p>
            {mostCounted === null
              ? text('countedEach', { count })
              : text('counted', { count: number(Math.min(count, mostCounted)), most: number(mostCounted) })}
          </p>
        )}
        {state === 'claimed' && nextAt !== null && (
          <p>{text('next', { time: sayRemainingHours(between(serverNow(), nextAt), say) })}</p>
        )}
      </div>
      {state === 'open' && (
        <Button isPending={isPending} onClick={onClaim}>
          {text('claim', { time: sayDuration(seconds(claim.seconds), say) })}
        </Button>
      )}
      {state === 'none' && <span className={styles.none}>{text(isSet ? 'setOpen' : 'noCards')}</span>}
    </li>
  )
}

function Grants({ grants }: { readonly grants: readonly Grant[] }) {
  const text = useMessages(playtimeTexts)
  const { say } = useSpeech()
  return (
    <section aria-labelledby="grants">
      <h2 id="grants">{text('grants')}</h2>
      <ul className={styles.rows}>
        {grants.map(({ grantId, source, secondsLeft, endsAt }) => (
          <li key={grantId} className={styles.row}>
            <div>
              <strong>{text(`source.${source}`)}</strong>
              <p>{text('ends', { time: sayRemainingHours(between(serverNow(), endsAt), say) })}</p>
            </div>
            <span data-counter>{sayDuration(seconds(secondsLeft), say)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
