import { Alert } from '#design/ui/states/Alert.tsx'
import { copy } from './copy.ts'
import EditListing from './EditListing.tsx'

export default function OwnSpace({ id }: { id: string }) {
  return (
    <Alert title={copy.own.title} action={<EditListing id={id} />}>
      {copy.own.words}
    </Alert>
  )
}
