import { buttonClass } from '#components/ui/button.tsx'
import messages from '#messages/en.json' with { type: 'json' }
import '#components/site/globals.css'

const words = messages.notFound

/** For paths outside the languages and the staff area, where no layout can speak. */
export default function GlobalNotFound() {
  return (
    <html lang="en">
      <head>
        <title>{words.meta.title}</title>
      </head>
      <body className="bg-paper text-ink">
        <main className="wrap py-24">
          <h1 className="max-w-[17em] text-[clamp(36px,4.4vw,60px)]">{words.title}</h1>
          <p className="mt-5 max-w-measure text-ink-2 text-lg">{words.text}</p>
          <a className={`${buttonClass()} mt-8`} href="/">
            {words.home}
          </a>
        </main>
      </body>
    </html>
  )
}
