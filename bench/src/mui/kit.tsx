import Alert from "@mui/material/Alert";
import Checkbox from "@mui/material/Checkbox";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import InputLabel from "@mui/material/InputLabel";
import NativeSelect from "@mui/material/NativeSelect";
import Snackbar from "@mui/material/Snackbar";
import Tab from "@mui/material/Tab";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Tabs from "@mui/material/Tabs";
import { button, Dialog, Frame, field } from "./contestant.tsx";

export const Kit = () => (
  <Frame>
    {button(0, true)}
    {field(0, false)}
    <FormControl>
      <InputLabel htmlFor="bank">Bank</InputLabel>
      <NativeSelect inputProps={{ id: "bank" }}>
        <option>SCB</option>
      </NativeSelect>
    </FormControl>
    <FormControlLabel control={<Checkbox />} label="I agree" />
    <Dialog open={false} onOpenChange={() => undefined} />
    <Tabs value={0} aria-label="Statement">
      <Tab label="All" />
    </Tabs>
    <Table>
      <TableHead>
        <TableRow>
          <TableCell>Amount</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        <TableRow>
          <TableCell>10 baht</TableCell>
        </TableRow>
      </TableBody>
    </Table>
    <Snackbar open autoHideDuration={4000}>
      <Alert severity="success">Copied</Alert>
    </Snackbar>
  </Frame>
);
