import { PaymentPage } from '#components/site/payment/payment-page.tsx'
import { Breadcrumbs } from '#components/site/structured-data.tsx'
import { whenOpen } from '#components/site/when-open.tsx'
import { pageMetadata } from '#lib/i18n/metadata.ts'

export const generateMetadata = () => pageMetadata('payment')

/** The farm's payment details. */
export default whenOpen(function Page() {
  return (
    <>
      <Breadcrumbs page="payment" />
      <PaymentPage />
    </>
  )
})
