import { useEffect } from 'react'
import { sayDuration } from '#kit/i18n/durations.ts'
import { useMessages, useSpeech } from '#kit/i18n/use-messages.ts'
import { ignoreFailure } from '#kit/result/ignore-failure.ts'
import { seconds } from '#kit/time/time.ts'
import { Anchor } from '#kit/ui/Anchor.tsx'
import { TimeChip, toneOfTime } from '#kit/ui/Chip.tsx'
import { IconLink } from '#kit/ui/IconButton.tsx'
import { QuestionIcon } from '#kit/ui/icons/areas.tsx'
import { useStore } from '#kit/ui/store.ts'
import { toast } from '#kit/ui/toast.ts'
import { TopBar } from '#kit/ui/TopBar.tsx'
import { useRead } from '#kit/web/use-call.ts'
import { playtimeCalls } from '#modules/playtime/calls.ts'
import { CloudScene } from './CloudScene.tsx'
import { cloudStore, refreshCloud } from './cloud-store.ts'
import { followCloud } from './follow-cloud.ts'
import { ClosedNotice } from './ClosedNotice.tsx'
import { GameGrid } from './GameGrid.tsx'
import { GameSheet } from './GameSheet.tsx'
import { RULES_PAGE, TIME_PAGE } from './NoTime.tsx'
import { MyPlace } from './MyPlace.tsx'
import { cloudTexts } from './texts.ts'
import styles from './cloud.module.css'

/** The hub of cloud games: time, place in the line, games (spec 2.5, 2.23 to 2.27). */
export default function CloudScreen() {
  const text = useMessages(cloudTexts)
  useEffect(followCloud, [])
  useWelcome()
  return (
    <main id="content" className={styles.page}>
      <CloudScene />
      <TopBar title={text('title')} isArea>
        <IconLink href={RULES_PAGE} label={text('rules')} icon={<QuestionIcon />} />
      </TopBar>
      <div className={styles.head}>
        <TimeLeft />
      </div>
      <div className={styles.parts}>
        <MyPlace />
        <div className={styles.main}>
          <ClosedNotice />
          <GameGrid />
        </div>
      </div>
      <GameSheet />
    </main>
  )
}

/** Remaining play time, and the way to more (spec 2.24). */
function TimeLeft() {
  const text = useMessages(cloudTexts)
  const { say } = useSpeech()
  const { secondsLeft } = useStore(cloudStore)
  if (secondsLeft === undefined) return <span className={styles.time} />
  const left = seconds(secondsLeft)
  return (
    <Anchor className={styles.time} href={TIME_PAGE}>
      <TimeChip tone={toneOfTime(left)} isTall>
        {secondsLeft > 0 ? text('left', { time: sayDuration(left, say) }) : text('noTime')}
      </TimeChip>
    </Anchor>
  )
}

/** The gift is announced once, however often one returns to the hub. */
let isWelcomed = false

/** The first visit grants newcomer's time, here or on the page before (spec 9.1). */
function useWelcome() {
  const text = useMessages(cloudTexts)
  const { say } = useSpeech()
  const { data } = useRead(playtimeCalls.checkTime, {})
  const gift = data?.newcomerSeconds ?? 0
  useEffect(() => {
    if (gift === 0 || isWelcomed) return
    isWelcomed = true
    toast(text('welcome', { time: sayDuration(seconds(gift), say) }), { kind: 'success' })
    refreshCloud().catch(ignoreFailure('asked again soon'))
    // The texts do not change while the page stands.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [gift])
}
