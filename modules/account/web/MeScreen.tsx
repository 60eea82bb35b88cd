import type { ReactNode } from 'react'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages, useSpeech } from '#kit/i18n/use-messages.ts'
import { Avatar } from '#kit/ui/Avatar.tsx'
import { Button } from '#kit/ui/Button.tsx'
import { confirm } from '#kit/ui/confirm.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { IconLink } from '#kit/ui/IconButton.tsx'
import { GearSixIcon } from '#kit/ui/icons/shell.tsx'
import { Loading } from '#kit/ui/Loading.tsx'
import { PencilSimpleIcon } from '#kit/ui/icons/people.tsx'
import { CopyIcon } from '#kit/ui/icons/trade.tsx'
import { toast } from '#kit/ui/toast.ts'
import { TopBar } from '#kit/ui/TopBar.tsx'
import { FailedRead } from '#kit/web/FailedRead.tsx'
import { Together } from '#kit/web/Together.tsx'
import { useChange, useRead } from '#kit/web/use-call.ts'
import { relativeTime } from '#kit/i18n/relative-time.ts'
import { serverNow } from '#kit/web/server-clock.ts'
import { accountCalls, type AccountStatus, type SignedInPlace } from '../calls.ts'
import { enterPortal, leavePortal, openNickname, useAccount } from './account-store.ts'
import { BanNotice } from './ban/BanNotice.tsx'
import { usePlayerName } from './player-name.ts'
import { accountTexts } from './texts.ts'
import styles from './me.module.css'

/** The profile page: name, number, what other modules add, and where the account is signed in. */
export default function MeScreen({ children }: { readonly children?: ReactNode }) {
  const text = useMessages(accountTexts)
  const { phase, status } = useAccount()
  return (
    <main id="content" className={styles.page}>
      <TopBar title={text('me.title')} isArea>
        <IconLink href="/settings" label={text('me.settings')} icon={<GearSixIcon />} />
      </TopBar>
      {status && (
        <div className={styles.columns}>
          <Card status={status} />
          <Together>
            {children}
            {phase === 'ready' && <Places />}
            <SignOut isMember={!status.isVisitor} />
          </Together>
        </div>
      )}
      {!status && phase === 'waiting' && <Loading label={text('me.waiting')} />}
      {phase === 'failed' && (
        <BanNotice
          otherwise={
            <EmptyState
              title={text('me.failed')}
              action={<Button onClick={() => void enterPortal()}>{text('me.retry')}</Button>}
            />
          }
        />
      )}
    </main>
  )
}

function Card({ status }: { readonly status: AccountStatus }) {
  const text = useMessages(accountTexts)
  const playerName = usePlayerName()
  const number = String(status.userId)
  const copy = async () => {
    await navigator.clipboard.writeText(number)
    toast(text('me.copied'), { kind: 'success' })
  }
  return (
    <section className={styles.card}>
      <Avatar face={status.avatar} size={72} />
      <div className={styles.words}>
        <h2 dir="auto">{playerName(status)}</h2>
        <p>
          {text('me.number')} <bdi dir="ltr">#{number}</bdi>
        </p>
      </div>
      <div className={styles.buttons}>
        <Button icon={<PencilSimpleIcon />} onClick={openNickname}>
          {text('me.rename')}
        </Button>
        <Button icon={<CopyIcon />} onClick={() => void copy()}>
          {text('me.copyNumber')}
        </Button>
      </div>
    </section>
  )
}

function Places() {
  const text = useMessages(accountTexts)
  const refusal = useRefusalText()
  const { data, error } = useRead(accountCalls.listSessions, {})
  const end = useChange(accountCalls.endSession, { stale: [accountCalls.listSessions] })
  return (
    <section aria-labelledby="places">
      <h2 id="places">{text('me.places')}</h2>
      <p className={styles.about}>{text('me.placesAbout')}</p>
      {error && data && <p role="alert">{refusal(error.refusal)}</p>}
      {error && !data && (
        <FailedRead
          title={text('me.failed')}
          retry={text('me.retry')}
          refusal={error.refusal}
          call={accountCalls.listSessions}
        />
      )}
      <ul className={styles.places}>
        {data?.places.map((place) => (
          <PlaceRow
            key={place.sessionId}
            place={place}
            isPending={end.isPending && end.params?.sessionId === place.sessionId}
            onEnd={() => end.run({ sessionId: place.sessionId })}
          />
        ))}
      </ul>
    </section>
  )
}

interface PlaceRowProps {
  readonly place: SignedInPlace
  readonly isPending: boolean
  readonly onEnd: () => void
}

function PlaceRow({ place, isPending, onEnd }: PlaceRowProps) {
  const text = useMessages(accountTexts)
  const { language, say } = useSpeech()
  return (
    <li className={styles.place}>
      <div>
        <strong>{place.osFamily}</strong>
        <p>{text('me.placeSeen', { time: relativeTime(place.seenAt, serverNow(), language, say) })}</p>
      </div>
      {place.isCurrent ? (
        <span className={styles.current}>{text('me.placeCurrent')}</span>
      ) : (
        <Button size="small" look="danger" isPending={isPending} onClick={onEnd}>
          {text('me.placeEnd')}
        </Button>
      )}
    </li>
  )
}

function SignOut({ isMember }: { readonly isMember: boolean }) {
  const text = useMessages(accountTexts)
  const refusal = useRefusalText()
  const signOut = async () => {
    const sure = await confirm({
      title: text('me.signOutTitle'),
      note: text(isMember ? 'me.signOutMember' : 'me.signOutText'),
      yes: text('me.signOut'),
      isDangerous: true,
    })
    if (!sure) return
    try {
      await leavePortal()
      // All cached reads belong to the member.
      if (isMember) return location.reload()
      toast(text('me.signedOut'), { kind: 'success' })
    } catch {
      toast(refusal('Unreachable'), { kind: 'error' })
    }
  }
  return (
    <Button look="danger" onClick={() => void signOut()}>
      {text('me.signOut')}
    </Button>
  )
}
