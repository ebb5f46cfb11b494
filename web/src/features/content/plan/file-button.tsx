import FileIcon from '@mui/icons-material/UploadFileOutlined';
import { Button } from '@mui/material';
import { useRef } from 'react';

interface Props {
  text: string;
  variant?: 'contained' | 'outlined';
  disabled?: boolean;
  onFile: (file: File) => void;
}

/** Opens the device's file picker. */
export function FileButton({ text, variant = 'outlined', disabled = false, onFile }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant={variant}
        startIcon={<FileIcon />}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {text}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={text}
        // A workbook is refused with the words that lead to a CSV file.
        accept=".csv,.json,.txt,.xlsx,.xls,text/csv,application/json"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Lets the same file be chosen again after it was corrected.
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
