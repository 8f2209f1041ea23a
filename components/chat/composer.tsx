'use client'

import { Mic, Paperclip, SendHorizontal, Trash2 } from 'lucide-react'
import { type ChangeEvent, type KeyboardEvent, type ReactNode, useRef } from 'react'
import { IconButton } from '#components/ui/icon-button.tsx'
import { readablePicture } from '#components/ui/readable-picture.ts'
import type { Session } from '#lib/chat/client/session.ts'
import { documentEndings, maxFileBytes } from '#lib/chat/rules/files.ts'
import { maxTextLength } from '#lib/chat/rules/messages.ts'
import { type MicrophonePermission, useMicrophone } from './use-microphone.ts'
import { useRecorder } from './use-recorder.ts'
import { type ChatWords, duration } from './words.ts'

type ComposerProps = {
  session: Session
  words: ChatWords
  /** The label beside the send button, on staff's wide screen. */
  sendLabel?: ReactNode
  /** The text; the parent owns it, so that a prepared reply can be put in. */
  text: string
  onText: (text: string) => void
}

const accepted = [
  'image/*',
  '.heic',
  '.heif',
  ...documentEndings.map((ending) => `.${ending}`),
].join(',')
const square = 'size-12 shrink-0 rounded-control'

/** The form to write, attach files and record voices. */
export function Composer({ session, words, sendLabel, text, onText }: ComposerProps) {
  const microphone = useMicrophone()
  const recorder = useRecorder({
    onVoice: (file) => session.attach(file, 'voice'),
    onBlocked: microphone.deny,
  })
  const trouble = problemOf(recorder.problem, microphone.permission, words)
  return (
    <div className="border-line border-t bg-card px-3 pt-2.5 pb-[calc(10px+env(safe-area-inset-bottom))]">
      {trouble && (
        <p
          className="mb-2 px-1 text-xs text-red leading-snug"
          role={trouble.alert ? 'alert' : undefined}
        >
          {trouble.text}
        </p>
      )}
      <div className="flex items-end gap-1">
        {recorder.mode !== 'free' && (
          <>
            <AttachButton hidden={recorder.mode === 'held'} session={session} words={words} />
            {/* Stays in the document while it is held: some browsers send no release event from a removed element. */}
            <VoiceButton
              blocked={microphone.permission === 'denied'}
              recorder={recorder}
              words={words.voice}
            />
          </>
        )}
        {recorder.mode === 'idle' ? (
          <TextField
            onText={onText}
            sendLabel={sendLabel}
            session={session}
            text={text}
            words={words}
          />
        ) : (
          <RecordingBar recorder={recorder} words={words.voice} />
        )}
      </div>
    </div>
  )
}

function problemOf(
  problem: ReturnType<typeof useRecorder>['problem'],
  permission: MicrophonePermission,
  { voice }: ChatWords,
): { text: string; alert: boolean } | null {
  if (problem === 'blocked') return { text: voice.required, alert: true }
  if (problem === 'failed') return { text: voice.failed, alert: true }
  return permission === 'denied' ? { text: voice.blocked, alert: false } : null
}

// Some systems know no type for HEIC.
const isPicture = ({ type, name }: File) => type.startsWith('image/') || /\.hei[cf]$/i.test(name)

// A picture that does not open here goes as it is: its message says what the server made of it.
async function sendable(file: File): Promise<File> {
  const picture = await readablePicture(file, maxFileBytes)
  return picture instanceof File ? picture : file
}

type AttachButtonProps = { session: Session; words: ChatWords; hidden: boolean }

function AttachButton({ session, words, hidden }: AttachButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])]
    currentTarget.value = ''
    for (const file of files) {
      if (isPicture(file)) session.attach(await sendable(file), 'image')
      else session.attach(file, 'file')
    }
  }
  return (
    <>
      <IconButton
        label={words.attach}
        className={`${square} text-ink-2 hover:bg-rice ${hidden ? 'invisible' : ''}`}
        onClick={() => input.current?.click()}
        title={words.attachHelp}
      >
        <Paperclip size={22} />
      </IconButton>
      <input
        accept={accepted}
        aria-hidden="true"
        className="hidden"
        multiple
        onChange={choose}
        ref={input}
        tabIndex={-1}
        type="file"
      />
    </>
  )
}

type VoiceButtonProps = {
  recorder: ReturnType<typeof useRecorder>
  blocked: boolean
  words: ChatWords['voice']
}

function VoiceButton({ recorder, blocked, words }: VoiceButtonProps) {
  return (
    <IconButton
      label={words.hold}
      className={`${square} touch-none select-none disabled:cursor-not-allowed disabled:text-ink-3 disabled:opacity-50 ${recorder.mode === 'held' ? 'bg-red text-cream' : 'text-ink-2 hover:bg-rice'}`}
      disabled={blocked}
      // A key or a screen reader's press has no pointer to hold.
      onClick={({ detail }) => detail === 0 && recorder.toggle()}
      onContextMenu={(event) => event.preventDefault()}
      onPointerDown={({ button }) => {
        if (button !== 0) return
        recorder.press()
        // The release can happen anywhere in the window.
        const release = () => {
          window.removeEventListener('pointerup', release)
          window.removeEventListener('pointercancel', release)
          recorder.release()
        }
        window.addEventListener('pointerup', release)
        window.addEventListener('pointercancel', release)
      }}
      title={words.tap}
    >
      <Mic size={22} />
    </IconButton>
  )
}

function RecordingBar({ recorder, words }: Omit<VoiceButtonProps, 'blocked'>) {
  const free = recorder.mode === 'free'
  return (
    <div className="flex min-h-12 min-w-0 flex-1 select-none items-center gap-3 ps-2">
      {free && (
        <IconButton
          label={words.discard}
          className={`${square} text-red hover:bg-red-tint`}
          onClick={recorder.discard}
          title={words.discard}
        >
          <Trash2 size={20} />
        </IconButton>
      )}
      <span aria-hidden="true" className="size-3 animate-pulse rounded-full bg-red" />
      <span className="num font-semibold">{duration(recorder.seconds)}</span>
      <span aria-live="polite" className="min-w-0 flex-1 text-sm text-ink-2 leading-tight">
        {free ? '' : words.recording}
      </span>
      {free && (
        <button
          className="inline-flex min-h-12 items-center gap-2 rounded-control bg-lake px-4 font-semibold text-cream hover:bg-lake-dark"
          onClick={recorder.finish}
          type="button"
        >
          {words.stop}
        </button>
      )}
    </div>
  )
}

type TextFieldProps = ComposerProps

function TextField({ session, words, sendLabel, text, onText }: TextFieldProps) {
  const empty = text.trim() === ''
  const send = () => {
    if (empty) return
    session.write(text.trim())
    onText('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter sends, Shift+Enter breaks the line; while an input method composes a character, Enter does neither.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <>
      <textarea
        aria-label={words.input}
        className="field-sizing-content max-h-36 min-h-12 min-w-0 flex-1 resize-none rounded-control border-[1.5px] border-line-control bg-card px-3.5 py-2.5 text-md leading-[1.5] placeholder:text-ink-3"
        dir="auto"
        maxLength={maxTextLength}
        onChange={({ currentTarget }) => {
          onText(currentTarget.value)
          if (currentTarget.value.trim() !== '') session.typing()
        }}
        onKeyDown={onKeyDown}
        placeholder={words.input}
        rows={1}
        value={text}
      />
      <button
        aria-label={sendLabel ? undefined : words.send}
        className={`ms-1.5 inline-flex h-12 shrink-0 items-center justify-center gap-2 rounded-control bg-lake font-semibold text-cream hover:bg-lake-dark disabled:cursor-not-allowed disabled:bg-line disabled:text-ink-2 ${sendLabel ? 'px-5' : 'w-12'}`}
        disabled={empty}
        onClick={send}
        type="button"
      >
        <SendHorizontal className="rtl:-scale-x-100" size={20} />
        {sendLabel}
      </button>
    </>
  )
}
