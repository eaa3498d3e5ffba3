import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createSample } from '@/dashboard/sample/create-sample';
import { LessonDialog } from '@/dashboard/screens/authoring/lesson-dialog';
import { ContactDialog } from '@/dashboard/screens/clients/contact-dialog';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import { blankRecord } from '../blank-record';
import { stubDialog, stubMedia } from '../../stubs';
import { inWorkspace } from '../in-workspace';
import { editRecord } from '../write';

const contact = { id: 'noor', name: 'Noor Adair', email: 'noor@studio.com', phone: '', position: '' };
const client = blankRecord('clients', { id: 'avery', name: 'Avery', status: 'active', contacts: [contact] });

beforeEach(() => {
  stubDialog();
  stubMedia(true);
});

it('the form of a contact stays filled when the contact is deleted elsewhere', async () => {
  const workspace = createMemoryWorkspace({ clients: [client] }, 'test-admin');
  render(<ContactDialog client={client} contact={contact} onClose={() => {}} />, {
    wrapper: inWorkspace(workspace),
  });
  await act(async () => {
    await workspace.run(editRecord('clients', 'avery', { contacts: [] }, 'Deleted elsewhere'));
  });
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Noor Adair');
});

it('the form of a lesson stays filled when the lesson is deleted elsewhere', async () => {
  const sample = createSample('2026-11-18');
  const course = sample.courses!.find(({ lessons }) => lessons.length > 1)!;
  const lesson = course.lessons[0]!;
  const workspace = createMemoryWorkspace(sample, 'test-admin');
  render(<LessonDialog course={course} lessonId={lesson.id} onClose={() => {}} />, {
    wrapper: inWorkspace(workspace),
  });
  await act(async () => {
    await workspace.run(
      editRecord('courses', course.id, { lessons: course.lessons.slice(1) }, 'Deleted elsewhere'),
    );
  });
  expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveValue(lesson.title);
});
