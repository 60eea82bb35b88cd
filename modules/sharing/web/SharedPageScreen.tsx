import { useEffect } from 'react'
import { BRAND_NAME } from '#kit/brand/brand.ts'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { browserStorage } from '#kit/storage/text-storage.ts'
import { Anchor } from '#kit/ui/Anchor.tsx'
import { Avatar } from '#kit/ui/Avatar.tsx'
import { ButtonLink } from '#kit/ui/Button.tsx'
import { ErrorScene } from '#kit/ui/ErrorScene.tsx'
import { IsletScene } from '#kit/ui/IsletScene.tsx'
import { Loading } from '#kit/ui/Loading.tsx'
import { Logo } from '#kit/ui/Logo.tsx'
import type { ResultOf } from '#kit/contract/call.ts'
import { ignoreFailure } from '#kit/result/ignore-failure.ts'
import type { ScreenProps } from '#kit/web/route.ts'
import { useRead } from '#kit/web/use-call.ts'
import { usePlayerName } from '#modules/account/web/index.ts'
import { CardFace } from '#modules/cards/web/index.ts'
import { LatePopularGames } from '#modules/catalog/web/index.ts'
import { sharingCalls } from '../calls.ts'
import { openInvite } from './open-invite.ts'
import { sharingTexts } from './texts.ts'
import styles from './shared-page.module.css'

type SharedPage = ResultOf<typeof sharingCalls.readSharedPage>

/** A shared page by its key: an invitation, card or listing (spec 2.9). */
export default function SharedPageScreen({ params: { key = '' } }: ScreenProps) {
  const text = useMessages(sharingTexts)
  const refusal = useRefusalText()
  // The server renders for everybody; what this reader may not see is known after the sign-in.
  const { data, error } = useRead(sharingCalls.readSharedPage, { key }, { onOpen: true, onFocus: false })
  useInvitation(data?.invitation)
  if (error)
    return (
      <main id="content">
        <ErrorScene
          title={refusal(error.refusal)}
          below={<LatePopularGames />}
          actions={
            <ButtonLink look="act" href="/">
              {text('page.open')}
            </ButtonLink>
          }
        />
      </main>
    )
  return <main id="content">{data ? <Shown page={data} /> : <Loading />}</main>
}

/** A visitor who stays on the page for a while counts for its sharer; prefetching does not. */
function useInvitation(invitation: string | undefined) {
  useEffect(() => {
    if (invitation)
      openInvite(invitation, browserStorage(), { welcomes: false }).catch(
        ignoreFailure('looked at without an invitation'),
      )
  }, [invitation])
}

function Shown({ page }: { readonly page: SharedPage }) {
  const text = useMessages(sharingTexts)
  const playerName = usePlayerName()
  const { card, sharer } = page
  // An operator's text has its own direction; all others have that of the page, whatever the name in them.
  const dir = page.kind === 'page' ? 'auto' : undefined
  return (
    <div className={styles.page}>
      <IsletScene place="end" className={styles.scene}>
        <div className={styles.top}>
          <Anchor href="/" aria-label={BRAND_NAME}>
            <Logo />
          </Anchor>
        </div>
        <div className={styles.shown}>
          {card && (
            <div className={styles.card} data-level={card.level}>
              <CardFace kind={card.kind} name={card.name} isTilting isFirst />
            </div>
          )}
          <div className={styles.words}>
            {!card && sharer && <Avatar face={sharer.avatar} size={88} />}
            <h1 className={styles.title} dir={dir}>
              {page.title}
            </h1>
            <p className={styles.text} dir={dir}>
              {page.text}
            </p>
            {page.kind === 'sell' && sharer && (
              <p className={styles.sharer}>
                <Avatar face={sharer.avatar} size={36} />
                <span>{text('page.by', { name: playerName(sharer) })}</span>
              </p>
            )}
            {/* A full load, because the invitation is read when the portal starts. */}
            <ButtonLink look="act" size="large" href={page.url} target="_self">
              {text(page.kind === 'sell' ? 'page.see' : 'page.open')}
            </ButtonLink>
          </div>
        </div>
      </IsletScene>
    </div>
  )
}
