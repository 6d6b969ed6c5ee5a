import { zodResolver } from '@hookform/resolvers/zod'
import { useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type { z } from 'zod'
import { isApiFailure } from '#foundation/web/api/api-failure.ts'
import { forgetFailures, isFailure, sentenceOf, showFailure } from './show-failure.ts'

interface FormSetup<Input extends FieldValues, Output> {
  schema: z.ZodType<Output, Input>
  /** Left out for pages that the server draws, so that text typed before they wake up stays. */
  defaultValues?: DefaultValues<Input>
  send: (values: Output) => Promise<void>
  /** Told about a failure after it was shown; a field problem is already at its field. */
  onFailure?: (error: unknown) => void
}

/**
 * One way for every form: checked by the schema the server uses, first bad field focused, sent
 * once however often it is pressed, and a refusal shown both as a toast and at the field it names,
 * or as `fault` at the head of the form where it names none.
 */
export function useAccountForm<Input extends FieldValues, Output>({
  schema,
  defaultValues,
  send,
  onFailure,
}: FormSetup<Input, Output>) {
  const form: UseFormReturn<Input, unknown, Output> = useForm<Input, unknown, Output>({
    resolver: zodResolver<Input, unknown, Output>(schema),
    mode: 'onTouched',
    // An error that appeared while a button is being pressed would move the button away.
    delayError: 300,
    ...(defaultValues && { defaultValues }),
  })
  const sending = useRef(false)
  const [fault, setFault] = useState<string>()

  const submit = form.handleSubmit(async values => {
    if (sending.current) return
    sending.current = true
    setFault(undefined)
    forgetFailures()
    try {
      await send(values)
    } catch (error) {
      const isAtField = showAtFields(form, error)
      showFailure(error, { atForm: !isAtField })
      if (!isAtField && isFailure(error)) setFault(sentenceOf(error))
      onFailure?.(error)
    } finally {
      sending.current = false
    }
  })

  // Read while drawing: the form only keeps track of what a drawing has asked for.
  const { errors, isSubmitting, isDirty } = form.formState
  return {
    form,
    submit,
    fault,
    busy: isSubmitting,
    isDirty,
    /** Everything a text field of the kit needs to take part. */
    field: (name: Path<Input>) => ({
      ...form.register(name),
      error: wordsOf(errors, name),
    }),
  }
}

function wordsOf(errors: object, name: string): string | undefined {
  const problem: unknown = Reflect.get(errors, name)
  if (!problem || typeof problem !== 'object' || !('message' in problem)) return undefined
  return typeof problem.message === 'string' ? problem.message : undefined
}

/** Whether everything that is wrong now stands at its field. */
function showAtFields<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  error: unknown,
): boolean {
  if (!isApiFailure(error)) return false
  const known = Object.keys(form.control._fields)
  const problems = error.fields.filter(problem => known.includes(problem.field))
  for (const [index, { field, message }] of problems.entries()) {
    form.setError(field as Path<Input>, { type: 'server', message }, { shouldFocus: index === 0 })
  }
  return problems.length > 0 && problems.length === error.fields.length
}
