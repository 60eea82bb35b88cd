import { useEffect, useState, type ReactNode } from 'react'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { DeviceRotateIcon, SpeakerSlashIcon } from '#kit/ui/icons/stage.tsx'
import { IconButton } from '#kit/ui/IconButton.tsx'
import { XIcon } from '#kit/ui/icons/shell.tsx'
import { CursorClickIcon, WifiLowIcon } from '../player-icons.tsx'
import type { PlayView } from '../play/open-play.ts'
import { streamingTexts } from '../texts.ts'
import { secondsOf, useSecond } from '../use-second.ts'
import styles from './strips.module.css'

interface StripsProps {
  readonly view: PlayView
  readonly isTouched: boolean
  readonly onSound: () => void
}

/** Calm lines over the picture: what the player should know now, and nothing that stops the game. */
export function Strips({ view, isTouched, onSound }: StripsProps) {
  const text = useMessages(streamingTexts)
  return (
    <div className={styles.strips}>
      {view.hasSound && view.isSoundBlocked && (
        <Button look="act" size="small" icon={<SpeakerSlashIcon />} onClick={onSound}>
          {text('sound.on')}
        </Button>
      )}
      {view.join?.pointer === 'relative' && !isTouched && <Catch />}
      {isTouched && <Landscape />}
      <div role="status" className={styles.told}>
        {view.idle && <Idle idle={view.idle} />}
        {view.advice.isShown && <Strip icon={<WifiLowIcon />}>{text('network')}</Strip>}
      </div>
    </div>
  )
}

function Strip({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={styles.strip}>
      {icon}
      <span>{children}</span>
    </div>
  )
}

function Idle({ idle }: { readonly idle: NonNullable<PlayView['idle']> }) {
  const text = useMessages(streamingTexts)
  return <Strip icon={null}>{text('idle', { seconds: secondsOf(idle, useSecond(true), true) })}</Strip>
}

/** Says how the mouse is caught, as long as it is free. */
function Catch() {
  const text = useMessages(streamingTexts)
  const [isCaught, setCaught] = useState(false)
  useEffect(() => {
    const follow = () => setCaught(document.pointerLockElement !== null)
    document.addEventListener('pointerlockchange', follow)
    return () => document.removeEventListener('pointerlockchange', follow)
  }, [])
  return isCaught ? null : <Strip icon={<CursorClickIcon />}>{text('catch')}</Strip>
}

/** For phones that are held upright; once it was put away it stays away. */
function Landscape() {
  const text = useMessages(streamingTexts)
  const [isAway, setAway] = useState(false)
  if (isAway) return null
  return (
    <div className={styles.landscape}>
      <DeviceRotateIcon />
      <span>{text('landscape')}</span>
      <IconButton look="clear" label={text('dismiss')} icon={<XIcon />} onClick={() => setAway(true)} />
    </div>
  )
}
