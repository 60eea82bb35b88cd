import type { ReactNode } from 'react'
import { UsersThreeIcon, WarningCircleIcon } from '#kit/ui/icons/shell.tsx'
import { relativeTime } from '#kit/i18n/relative-time.ts'
import { useMessages, useSpeech } from '#kit/i18n/use-messages.ts'
import { serverNow } from '#kit/web/server-clock.ts'
import { Anchor } from '#kit/ui/Anchor.tsx'
import { GameControllerIcon, HeartIcon } from '#kit/ui/icons/areas.tsx'
import { ShareNetworkIcon } from '#kit/ui/icons/stage.tsx'
import { ArrowsLeftRightIcon, GiftIcon, HandGrabbingIcon, ScrollIcon } from '#kit/ui/icons/trade.tsx'
import { usePlayerName } from '#modules/account/web/index.ts'
import type { ShownNotice } from '../calls.ts'
import { noticePlace, type NoticeKind } from '../model.ts'
import styles from './bell.module.css'
import { noticesTexts } from './texts.ts'

const ICONS: Readonly<Record<NoticeKind, ReactNode>> = {
  boxReady: <GiftIcon />,
  stolen: <HandGrabbingIcon />,
  friendRequest: <UsersThreeIcon />,
  friendAccepted: <HeartIcon />,
  swapDone: <ArrowsLeftRightIcon />,
  inviteOpened: <ShareNetworkIcon />,
  erasureSoon: <WarningCircleIcon />,
  duelTurn: <GameControllerIcon />,
  newDevice: <WarningCircleIcon />,
  wishListed: <HeartIcon />,
  eventBegun: <ScrollIcon />,
  passed: <GameControllerIcon />,
  dared: <GameControllerIcon />,
  drawOffered: <GameControllerIcon />,
  dealDared: <GameControllerIcon />,
  dareAnswered: <GameControllerIcon />,
}

interface NoticeRowProps {
  readonly notice: ShownNotice
  readonly onFollow: () => void
}

/** One notice: what, by whom, how long ago; a press follows its link. */
export function NoticeRow({ notice, onFollow }: NoticeRowProps) {
  const text = useMessages(noticesTexts)
  const { language, say } = useSpeech()
  const nameOf = usePlayerName()
  const { kind, from, subject, at, isSeen, game } = notice
  const name = from ? nameOf(from) : text('somebody')
  return (
    <Anchor
      className={styles.row}
      href={noticePlace(kind, subject ?? undefined)}
      data-new={!isSeen || undefined}
      onClick={onFollow}
    >
      <span className={styles.icon}>{ICONS[kind]}</span>
      <span>
        <span className={styles.words}>{text(kind, { name, card: subject ?? '', game: game ?? '' })}</span>
        <span className={styles.time}>
          <time dateTime={new Date(at).toISOString()}>{relativeTime(at, serverNow(), language, say)}</time>
          {!isSeen && <span className={styles.new}>{text('unseen')}</span>}
        </span>
      </span>
    </Anchor>
  )
}
