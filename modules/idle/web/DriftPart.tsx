import { useEffect, useRef, useState } from 'react'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { sayDuration } from '#kit/i18n/durations.ts'
import { useMessages, useSpeech } from '#kit/i18n/use-messages.ts'
import { between, type Instant } from '#kit/time/time.ts'
import { Button, ButtonLink } from '#kit/ui/Button.tsx'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { Loading } from '#kit/ui/Loading.tsx'
import { useChange, useExpire, useRead } from '#kit/web/use-call.ts'
import { useNow } from '#kit/web/use-now.ts'
import { useBoxCount } from '#modules/cards/web/index.ts'
import { InviteTile } from '#modules/sharing/web/index.ts'
import { idleCalls, type Reward } from '../calls.ts'
import { IDLE_HOURS } from './idle-hours.ts'
import { beginOnline } from './begin-online.ts'
import { DriftTrack } from './DriftTrack.tsx'
import { driftView, type DriftView } from './drift-view.ts'
import { NutTile } from './NutTile.tsx'
import { PalmScene } from './PalmScene.tsx'
import { RescueSheet } from './RescueSheet.tsx'
import { Strollers } from './Strollers.tsx'
import { idleTexts } from './texts.ts'
import { useTake } from './use-take.ts'
import styles from './drift.module.css'

/** The idle game: time drifted, what has ripened, and what is to come (spec 4.15–4.18). */
export function DriftPart() {
  const refusal = useRefusalText()
  const now = useNow()
  const rewards = useRead(idleCalls.listRewards, {}, { live: 'rewards' })
  const isStarting = useStretch()
  const view = rewards.data && driftView(rewards.data, now)
  useFreshness(view?.nextRipeAt, now)
  if (!view || (isStarting && !rewards.data?.stretch)) {
    if (!rewards.error) return <Loading />
    return <EmptyState title={refusal(rewards.error.refusal)} />
  }
  return <Drift view={view} now={now} />
}

/** Opening this page is a visit: the stretch begins or continues before the first report is due. */
function useStretch(): boolean {
  const start = useChange(idleCalls.startOnline, { stale: [idleCalls.listRewards] })
  const { run } = start
  const first = useRef(run)
  useEffect(() => {
    first.current({})
    beginOnline()
  }, [])
  return start.isPending
}

/** Expires the read when the next coconut is due. */
function useFreshness(nextRipeAt: Instant | undefined, now: Instant) {
  const expire = useExpire()
  const awaited = useRef(nextRipeAt)
  useEffect(() => {
    if (awaited.current !== undefined && now >= awaited.current) expire(idleCalls.listRewards)
    awaited.current = nextRipeAt
  }, [expire, nextRipeAt, now])
}

function Drift({ view, now }: { readonly view: DriftView; readonly now: Instant }) {
  const text = useMessages(idleTexts)
  const { say } = useSpeech()
  const { taking, take } = useTake()
  const [rescued, setRescued] = useState<Reward>()
  const boxes = useBoxCount()
  const { ripe, growing, drifted, nuts } = view
  return (
    <div className={styles.drift}>
      <PalmScene
        ripe={ripe.map(({ rewardId, box }) => ({ id: rewardId, isBlue: box === 'rare' }))}
        growing={growing.map(({ place, box, share }) => ({ id: place, isBlue: box === 'rare', share }))}
      >
        <p className={styles.since}>
          {text('drifting')}
          <strong data-counter>{sayDuration(drifted, say)}</strong>
        </p>
        <Strollers />
        <div className={styles.panel}>
          <DriftTrack drifted={drifted} />
          <div className={styles.claim}>
            <Words view={view} now={now} />
            {ripe.length > 0 ? (
              <Button
                look="act"
                isPending={taking.length > 0}
                onClick={() => take(ripe.map(({ rewardId }) => rewardId))}
              >
                {ripe.length > 1 ? text('takeAll') : text('take')}
              </Button>
            ) : (
              boxes > 0 && (
                <ButtonLink look="act" href="/coconut?part=boxes">
                  {text('openBoxes', { count: boxes })}
                </ButtonLink>
              )
            )}
          </div>
        </div>
      </PalmScene>
      <section aria-labelledby="nuts">
        <h2 id="nuts">{text('nuts')}</h2>
        <ul className={styles.nuts}>
          {nuts.map((nut) => (
            <NutTile
              key={nut.kind === 'reward' ? nut.reward.rewardId : nut.place}
              nut={nut}
              now={now}
              isTaking={nut.kind === 'reward' && taking.includes(nut.reward.rewardId)}
              onTake={(reward) => take([reward.rewardId])}
              onRescue={setRescued}
            />
          ))}
        </ul>
        <p className={styles.rules}>{text('rules', IDLE_HOURS)}</p>
      </section>
      <InviteTile />
      <RescueSheet reward={rescued} onClose={() => setRescued(undefined)} />
    </div>
  )
}

function Words({ view, now }: { readonly view: DriftView; readonly now: Instant }) {
  const text = useMessages(idleTexts)
  const { language, say } = useSpeech()
  const { ripe, nextRipeAt, visitBy, isVisitSoon } = view
  const clock = (at: Instant) => new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(at)
  return (
    <div className={styles.words}>
      <strong aria-live="polite">
        {ripe.length > 0
          ? text('ripe', { count: ripe.length })
          : nextRipeAt
            ? text('next', { time: sayDuration(between(now, nextRipeAt), say) })
            : text('full')}
      </strong>
      {visitBy && nextRipeAt && (
        <p className={isVisitSoon ? styles.soon : undefined}>{text('visitBy', { time: clock(visitBy) })}</p>
      )}
    </div>
  )
}
