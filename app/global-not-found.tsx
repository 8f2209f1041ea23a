import '#components/site/globals.css'
import messages from '#messages/en.json'

/** For paths outside the languages and the staff area, where no layout can speak. */
export default function GlobalNotFound() {
  return (
    <html lang="en">
      <body className="bg-paper text-ink">
        <main>
          <h1>{messages.notFound.title}</h1>
        </main>
      </body>
    </html>
  )
}
