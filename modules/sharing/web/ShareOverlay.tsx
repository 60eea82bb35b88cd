import { useState } from 'react'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { CheckIcon } from '#kit/ui/icons/areas.tsx'
import { ShareNetworkIcon } from '#kit/ui/icons/stage.tsx'
import { CopyIcon } from '#kit/ui/icons/trade.tsx'
import { Loading } from '#kit/ui/Loading.tsx'
import { Sheet } from '#kit/ui/Sheet.tsx'
import { useStore } from '#kit/ui/store.ts'
import { toast } from '#kit/ui/toast.ts'
import { CardPicture } from '#modules/cards/web/index.ts'
import { QrCode } from './QrCode.tsx'
import { SecretChoice } from './SecretChoice.tsx'
import { ShareBox } from './ShareBox.tsx'
import { closeShare, shareTrigger, type LinkToShare, type Sharing } from './share-trigger.ts'
import { hasOwnSharing, shareLink, wholeLink } from './share-link.ts'
import { sharingTexts } from './texts.ts'
import { useLink } from './use-link.ts'
import styles from './share.module.css'

/** The share dialog for invitations, games, cards and listings (spec 2.42). */
export default function ShareOverlay() {
  const { isOpen, opening, sharing } = useStore(shareTrigger)
  const title = useTitle(sharing)
  return (
    <Sheet isOpen={isOpen} onClose={closeShare} title={title}>
      {sharing && <Share key={opening} sharing={sharing} />}
    </Sheet>
  )
}

function useTitle(sharing: Sharing | undefined): string {
  const text = useMessages(sharingTexts)
  if (!sharing) return ''
  return sharing.kind === 'invite' ? text('title.invite') : text('title.other', { title: sharing.title })
}

function Share({ sharing }: { readonly sharing: Sharing }) {
  const text = useMessages(sharingTexts)
  const refusal = useRefusalText()
  const made = useLink(sharing)
  return (
    <div className={styles.share}>
      {(sharing.kind === 'card' || sharing.kind === 'listing') && (
        <CardPicture kind={sharing.card} size={112} />
      )}
      <p className={styles.lead}>{text(`lead.${sharing.kind}`)}</p>
      {made.status === 'waiting' && <Loading />}
      {made.status === 'failed' && (
        <>
          <p role="alert">{refusal(made.refusal)}</p>
          <Button onClick={made.again}>{text('again')}</Button>
        </>
      )}
      {made.status === 'ready' && <Sending sharing={sharing} link={made.link} />}
      {sharing.kind === 'invite' && <ShareBox />}
      {made.status === 'ready' && <Code link={made.link} />}
    </div>
  )
}

function Sending({ sharing, link }: { readonly sharing: Sharing; readonly link: LinkToShare }) {
  const text = useMessages(sharingTexts)
  const title = useTitle(sharing)
  const [withSecret, setWithSecret] = useState(false)
  const [isCopied, setCopied] = useState(false)
  const secret = sharing.kind === 'listing' ? sharing.secret : undefined
  const words = secret && withSecret ? secret.words : link.text
  const url = wholeLink(link.url)
  const copyFailed = () => toast(text('copyFailed'), { kind: 'error' })
  const noteCopied = () => {
    setCopied(true)
    toast(text('copied'), { kind: 'success' })
  }
  const copy = () =>
    // A listing's text says how to take it; for everything else the linked page does.
    void navigator.clipboard
      .writeText(sharing.kind === 'listing' ? `${words}\n${url}` : url)
      .then(noteCopied, copyFailed)
  const send = () =>
    void shareLink(link.url, title, words).then((outcome) => {
      if (outcome === 'copied') noteCopied()
    }, copyFailed)
  const canSend = hasOwnSharing()
  return (
    <>
      <p className={styles.link}>
        <bdi dir="ltr">{url}</bdi>
      </p>
      {secret && (
        <SecretChoice
          label={secret.label}
          warning={secret.warning}
          isOn={withSecret}
          onChange={(isOn) => {
            setWithSecret(isOn)
            setCopied(false)
          }}
        />
      )}
      <div className={styles.actions}>
        {canSend && (
          <Button look="act" icon={<ShareNetworkIcon />} onClick={send}>
            {text('send')}
          </Button>
        )}
        <Button
          {...(canSend ? {} : { look: 'act' as const })}
          icon={isCopied ? <CheckIcon /> : <CopyIcon />}
          onClick={copy}
        >
          {isCopied ? text('copied') : text('copy')}
        </Button>
      </div>
    </>
  )
}

function Code({ link }: { readonly link: LinkToShare }) {
  const text = useMessages(sharingTexts)
  const url = wholeLink(link.url)
  return (
    <figure className={styles.figure}>
      <QrCode text={url} label={text('code', { link: url })} />
      <figcaption>{text('codeHint')}</figcaption>
    </figure>
  )
}
