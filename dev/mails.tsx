import { type Letter, letterHtml, letterText } from '#lib/mail/letter.ts'
import { DevPage, Specimen } from './frame.tsx'
import { sampleMails } from './sample-mails.ts'

/** Every mail in every language, as HTML and as plain text. */
export async function Mails() {
  const mails = await sampleMails()
  return (
    <DevPage title="Mails">
      {mails.map(({ name, letters }) => (
        <Specimen key={name} name={name}>
          {letters.map((letter) => (
            <Mail key={`${letter.language} ${letter.subject}`} letter={letter} />
          ))}
        </Specimen>
      ))}
    </DevPage>
  )
}

function Mail({ letter }: { letter: Letter }) {
  const { language, direction, subject, calendar } = letter
  return (
    <article className="w-full" style={{ maxWidth: 380 }}>
      <p className="mb-1.5 font-semibold" dir={direction} lang={language}>
        {subject}
      </p>
      {/* Without scripts and isolated from this page, as in a mail program. */}
      <iframe
        className="w-full bg-white"
        sandbox=""
        srcDoc={letterHtml(letter)}
        style={{ height: 640 }}
        title={`${language}: ${subject}`}
      />
      <PlainText name="Plain text" text={letterText(letter)} />
      {calendar && <PlainText name="Calendar file" text={calendar} />}
    </article>
  )
}

function PlainText({ name, text }: { name: string; text: string }) {
  return (
    <details>
      <summary className="min-h-11 py-2.5">{name}</summary>
      <pre className="whitespace-pre-wrap bg-card p-4 text-xs" dir="auto">
        {text}
      </pre>
    </details>
  )
}
