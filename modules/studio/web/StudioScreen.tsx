import { useMessages } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Loading } from '#kit/ui/Loading.tsx'
import { TopBar } from '#kit/ui/TopBar.tsx'
import { FailedRead } from '#kit/web/FailedRead.tsx'
import { useRead } from '#kit/web/use-call.ts'
import type { ScreenProps } from '#kit/web/route.ts'
import { useAccount } from '#modules/account/web/index.ts'
import { openLogin } from '#modules/login/web/index.ts'
import { studioCalls } from '../calls.ts'
import { Join } from './Join.tsx'
import { OwnGames } from './OwnGames.tsx'
import { GamePage } from './GamePage.tsx'
import { Preview } from './Preview.tsx'
import { PREVIEW_PATH } from './preview-path.ts'
import { studioTexts } from './texts.ts'
import styles from './studio.module.css'

/** Where developers bring their games; with a key one of them, or an unlisted version. */
export default function StudioScreen({ params: { key = '' } }: ScreenProps) {
  if (key.startsWith(PREVIEW_PATH)) return <Preview previewKey={key.slice(PREVIEW_PATH.length)} />
  return (
    <main id="content" className={styles.page}>
      <OwnGame gameKey={key} />
    </main>
  )
}

function OwnGame({ gameKey }: { readonly gameKey: string }) {
  const text = useMessages(studioTexts)
  const { status } = useAccount()
  const isMember = status?.isVisitor === false
  const { data, error } = useRead(studioCalls.readStudio, {}, { enabled: isMember, onFocus: true })
  if (status && !isMember)
    return (
      <>
        <TopBar title={text('title')} isArea />
        <p>{text('lead')}</p>
        <div className={styles.row}>
          <Button look="act" onClick={() => openLogin()}>
            {text('signIn')}
          </Button>
        </div>
      </>
    )
  if (error && !data)
    return (
      <FailedRead
        title={text('failed')}
        retry={text('retry')}
        refusal={error.refusal}
        call={studioCalls.readStudio}
      />
    )
  if (!data) return <Loading />
  if (data.maker === null) return <Join />
  return gameKey === '' ? <OwnGames games={data.games} /> : <GamePage key={gameKey} gameKey={gameKey} />
}
