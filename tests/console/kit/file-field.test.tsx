import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { documentRule } from '#contract/core/values/upload.ts';
import { fileLabels } from '#src/account/register/fields/fileLabels.ts';
import { FileField } from '#src/kit/file/FileField.tsx';
import { stubTouch } from '../harness/stubWindow.ts';

const FileFieldFixture = () => {
  const [file, setFile] = useState<File>();
  return (
    <FileField
      label="Bukti"
      rule={documentRule}
      file={file}
      onChange={setFile}
      words={fileLabels}
    />
  );
};

function renderField() {
  const user = userEvent.setup({ applyAccept: false });
  render(<FileFieldFixture />);
  return user;
}

afterEach(cleanup);

const fileInput = () => screen.getByLabelText('Bukti', { selector: 'input' });

describe('a file field', () => {
  it('offers a finger no dragging', () => {
    stubTouch();
    renderField();
    expect(screen.getByText('Tekan untuk memilih berkas')).toBeTruthy();
    vi.unstubAllGlobals();
  });

  it('shows the allowed types and size and rejects other files', async () => {
    const user = renderField();
    const rule = '.pdf, .jpg, .jpeg, atau .png, paling besar 10 MB';
    expect(screen.getByText(rule)).toBeTruthy();
    await user.upload(fileInput(), new File(['x'], 'bukti.exe'));
    expect(screen.getByText(`Pilih berkas ${rule}`)).toBeTruthy();
    expect(fileInput().getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText(/bukti\.exe/)).toBeNull();
  });

  it('previews the chosen file and removes it', async () => {
    const user = renderField();
    await user.upload(
      fileInput(),
      new File(['x'.repeat(2_000)], 'bukti.png', { type: 'image/png' }),
    );
    expect(screen.getByText('bukti.png (2 kB)')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Lihat isi' }));
    expect(screen.getByRole('img', { name: 'Pratinjau bukti.png' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Hapus bukti.png' }));
    expect(screen.queryByRole('img')).toBeNull();
    expect(fileInput()).toBeTruthy();
  });

  it('accepts one dropped file and rejects two', () => {
    renderField();
    const dropZone = fileInput().closest('label') as HTMLElement;
    const [a, b] = [new File(['a'], 'a.pdf'), new File(['b'], 'b.pdf')];
    fireEvent.drop(dropZone, { dataTransfer: { files: [a, b] } });
    expect(screen.getByText('Pilih satu berkas saja')).toBeTruthy();
    fireEvent.drop(dropZone, { dataTransfer: { files: [a] } });
    expect(screen.getByText('a.pdf (1 kB)')).toBeTruthy();
  });
});
